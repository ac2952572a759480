import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import type { ServerAccess } from '../api/base-query';
import { failureWords } from '../api/failure-words';
import { siteMiddleware } from '../api/site-middleware';
import { siteReducer } from '../api/site-reducer';
import { loadNamespaces } from '../i18n';
import { liveSlice } from '../events/live-slice';
import { sessionSlice } from '../session/session-slice';

/** Where they cannot be fetched, a failure is told in the words that its page has. */
failureWords.fetch = () => loadNamespaces('errors').catch(() => undefined);

const reducer = siteReducer.inject(sessionSlice).inject(liveSlice);

type State = ReturnType<typeof reducer>;

/** The answers that a rendered page shows. */
export type Answers = Pick<State[typeof baseApi.reducerPath], 'queries' | 'provided'>;

interface StoreOptions {
  /** Answers that came with a page of the server. */
  answers?: Answers;
  /** Nobody can be signed in, so that nobody need be asked first. */
  isForStranger?: boolean;
  /** Given on the server alone. */
  server?: ServerAccess;
}

export function createStore({ answers, isForStranger, server }: StoreOptions = {}) {
  const initial = reducer(undefined, { type: 'initial' });
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: server } }).concat(baseApi.middleware, siteMiddleware.middleware),
    preloadedState: answers && { ...initial, api: { ...initial.api, ...answers } },
  });
  if (isForStranger) store.dispatch(sessionSlice.actions.leave());
  const first = store.getState();
  return Object.assign(store, { getInitialState: () => first });
}

export type Store = ReturnType<typeof createStore>;
