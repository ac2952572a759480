import { useSelector } from 'react-redux';
import { Outlet } from 'react-router-dom';
import type { Session } from '../../session/session-slice';

const turnOf = ({ session }: { session: Session }) => session.turn;

/** The page, drawn anew where it goes over to another account: nothing that its parts remember stays. */
export const Pages = () => <Outlet key={useSelector(turnOf)} />;
