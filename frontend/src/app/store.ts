import { combineSlices, configureStore } from '@reduxjs/toolkit';
import { baseApi } from '../api/base-api';
import { sessionSlice } from '../session/session-slice';

export function createStore() {
  return configureStore({
    reducer: combineSlices(baseApi, sessionSlice),
    middleware: (defaults) => defaults().concat(baseApi.middleware),
  });
}
