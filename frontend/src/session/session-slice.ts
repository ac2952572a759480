import { createSlice, isAnyOf } from '@reduxjs/toolkit';
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

const signedOut: Session = { status: 'none', user: null };

/** Who is signed in. A slice and not the query's cache, so that a sign-in counts in the same tick and no guard sees a gap. */
export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'loading', user: null } as Session,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addMatcher(answersWithUser, (_state, { payload }) => ({ status: 'user', user: payload }))
      .addMatcher(isAnyOf(logout.matchFulfilled, getCurrentUser.matchRejected), () => signedOut),
  selectors: { selectSession: (session) => session },
});
