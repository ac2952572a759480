import { configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { siteReducer } from '../api/site-reducer';
import { liveSlice } from '../events/live-slice';
import { sessionSlice } from '../session/session-slice';

const reducer = siteReducer.inject(sessionSlice).inject(liveSlice);

export function createStore() {
  return configureStore({
    reducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}
