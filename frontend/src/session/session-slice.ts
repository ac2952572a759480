import { createSlice, isAnyOf, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../api/api-error';
import { authApi, type User } from '../api/generated/auth';

export interface Session {
  status: 'loading' | 'user' | 'none';
  user: User | null;
  /** It ended while something was being saved: what is open stays until somebody has signed in again or does not want to. */
  hasEnded?: boolean;
}

const { login, register, logout, getCurrentUser, updateCurrentUser, becomeAdvertiser } = authApi.endpoints;

const answersWithUser = isAnyOf(
  login.matchFulfilled,
  register.matchFulfilled,
  getCurrentUser.matchFulfilled,
  updateCurrentUser.matchFulfilled,
  becomeAdvertiser.matchFulfilled,
);

/** Any call may be the first to learn that the session has ended; a refused login says nothing of it. */
const learnsOfEnd = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) &&
  isApiError(action.payload) &&
  action.payload.status === 401 &&
  !login.matchRejected(action);

/** Somebody was about to save something, rather than that the page asked for something by itself. */
const isSaving = (action: UnknownAction): boolean =>
  isRejectedWithValue(action) && (action.meta.arg as { type?: string } | undefined)?.type === 'mutation';

const unknown: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'none', user: null };

/** What is left of a session that has ended. */
function ended(session: Session, action: UnknownAction): Session {
  if (session.hasEnded) return session;
  return session.user && isSaving(action) ? { ...session, hasEnded: true } : signedOut;
}

/** Who is signed in. A slice and not the query's cache, so that a sign-in counts in the same tick and no guard sees a gap. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: unknown,
  reducers: { leave: () => signedOut },
  extraReducers: (builder) =>
    builder
      .addMatcher(answersWithUser, (_state, { payload }) => ({ status: 'user', user: payload }))
      .addMatcher(logout.matchFulfilled, () => signedOut)
      .addMatcher(getCurrentUser.matchRejected, ended)
      .addMatcher(learnsOfEnd, ended),
  selectors: { selectSession: (session) => session },
});
