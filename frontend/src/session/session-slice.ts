import {
  createSlice,
  isAnyOf,
  isRejectedWithValue,
  type PayloadAction,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { isApiError } from '../api/api-error';
import { authApi, type User } from '../api/generated/auth';

export interface Session {
  status: 'loading' | 'user' | 'none';
  user: User | null;
  /** It ended while something was being saved: what is open stays until somebody has signed in again or does not want to. */
  hasEnded?: boolean;
  /** Who signed in in this browser, where the page still is somebody else's. */
  other?: User | undefined;
  /** Changes when the page is drawn anew for somebody else, by the account it is drawn for. */
  turn?: number | undefined;
}

/** The page is nobody's any more, or somebody else's. */
export const isOver = ({ hasEnded, other }: Session): boolean => !!(hasEnded || other);

const { login, register, logout, getCurrentUser, updateCurrentUser, becomeAdvertiser } = authApi.endpoints;

const answersWithUser = isAnyOf(
  login.matchFulfilled,
  register.matchFulfilled,
  updateCurrentUser.matchFulfilled,
  becomeAdvertiser.matchFulfilled,
);

interface Refused extends UnknownAction {
  meta: { arg: { type?: string } };
}

/** Any call may be the first to learn that the session has ended; a refused login says nothing of it. */
const learnsOfEnd = (action: UnknownAction): action is Refused =>
  isRejectedWithValue(action) &&
  isApiError(action.payload) &&
  action.payload.status === 401 &&
  !login.matchRejected(action);

const unknown: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'none', user: null };

/** What is left of a session that has ended: more where somebody was about to save something than where the page asked by itself. */
const afterEnd = (session: Session, { meta }: Refused): Session =>
  session.user && (session.hasEnded || meta.arg.type === 'mutation') ? withEnd(session) : signedOut;

/** The page stays, and its owner may sign in again. */
const withEnd = (session: Session): Session => ({ ...session, other: undefined, hasEnded: true });

const signedIn = ({ turn }: Pick<Session, 'turn'>, user: User): Session => ({ status: 'user', user, turn });

/** The server says who is signed in; whoever asks for that by the way may learn of somebody else. */
const withUser = (session: Session, user: User): Session =>
  (session.user ?? user).id === user.id ? signedIn(session, user) : { ...session, other: user };

/** Who is signed in. A slice and not the query's cache, so that a sign-in counts in the same tick and no guard sees a gap. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: unknown,
  reducers: {
    leave: () => signedOut,
    /** It ended elsewhere; what is open stays. */
    end: withEnd,
    /** Goes on as the other account: with what is open, or with a page on which nothing of the former one is left. */
    goOn: ({ other }, { payload: turn }: PayloadAction<Session['turn']>) => signedIn({ turn }, other!),
  },
  extraReducers: (builder) =>
    builder
      .addMatcher(answersWithUser, (session, { payload }) => signedIn(session, payload))
      .addMatcher(getCurrentUser.matchFulfilled, (session, { payload }) => withUser(session, payload))
      .addMatcher(logout.matchFulfilled, () => signedOut)
      // The page's own question goes unanswered: nobody, for all it knows. Later ones say nothing then.
      .addMatcher(getCurrentUser.matchRejected, (session) => (session.user ? session : signedOut))
      .addMatcher(learnsOfEnd, afterEnd),
  selectors: { selectSession: (session) => session },
});
