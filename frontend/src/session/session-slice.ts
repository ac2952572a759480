import { createSlice, isAnyOf, isRejectedWithValue, type UnknownAction } from '@reduxjs/toolkit';
import { isApiError } from '../api/api-error';
import { authApi, type User } from '../api/generated/auth';

export interface Session {
  status: 'loading' | 'user' | 'none';
  user: User | null;
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

const unknown: Session = { status: 'loading', user: null };
const signedOut: Session = { status: 'none', user: null };

/** Who is signed in. A slice and not the query's cache, so that a sign-in counts in the same tick and no guard sees a gap. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: unknown,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(answersWithUser, (_state, { payload }) => ({ status: 'user', user: payload }))
      .addMatcher(isAnyOf(logout.matchFulfilled, getCurrentUser.matchRejected), () => signedOut)
      .addMatcher(learnsOfEnd, () => signedOut),
  selectors: { selectSession: (session) => session },
});
