import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { liveSlice } from '../events/live-slice';
import { sessionSlice } from '../session/session-slice';

export function createStore() {
  return configureStore({
    reducer: combineSlices(baseApi, sessionSlice, liveSlice),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}
