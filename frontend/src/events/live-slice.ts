import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Whether the server tells this page of changes at the moment. */
export const liveSlice = createSlice({
  name: 'live',
  initialState: { isLive: false },
  reducers: {
    liveChanged: (state, { payload }: PayloadAction<boolean>) => {
      state.isLive = payload;
    },
  },
  selectors: { selectIsLive: ({ isLive }) => isLive },
});
