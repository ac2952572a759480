import { useSelector } from 'react-redux';
import { sessionSlice, type Session } from './session-slice';

/** The signed-in user; 'loading' only until the first answer. */
export const useSession = (): Session => useSelector(sessionSlice.selectors.selectSession);
