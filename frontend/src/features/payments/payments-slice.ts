import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { type SiteState, siteReducer } from '../../api/site-reducer';
import type { PayableNetwork } from '../../chain/networks';
import { type AdPayment, getAdPayment } from './api';
import {
  type Attempt,
  isVerified,
  nextAttempt,
  noAttempt,
  type PaymentEvent,
  type SentTransaction,
} from './payment-machine';
import type { PaymentFailure } from './payment-failure';
import { parseAttempt, storedAttempt, storedAttempts, storedNetwork } from './payment-storage';

interface PaymentsState {
  /** How far this browser has come in paying, by ad. */
  attempts: Record<number, Attempt>;
  /** Chain on which the person wants to pay; null while they have not said. */
  chainId: number | null;
  /** The ad whose payment card is on screen. */
  openAd: number | null;
}

/** What the person saw and agreed to with one click; `price` in wei. */
export interface PaymentOrder {
  adId: number;
  network: PayableNetwork;
  price: string;
}

type OfAd<Content = object> = PayloadAction<Content & { adId: number }>;

const keepAttempt = ({ attempts }: PaymentsState, adId: number, attempt: Attempt) => {
  if (attempt.step === 'none') delete attempts[adId];
  else attempts[adId] = attempt;
};

const moveAttempt = (state: PaymentsState, adId: number, event: PaymentEvent) =>
  keepAttempt(state, adId, nextAttempt(state.attempts[adId] ?? noAttempt, event));

/** The payments of this browser: the machine's attempt for each ad, kept in its storage by the listener (ADR 0404). */
const slice = createSlice({
  name: 'payments',
  initialState: (): PaymentsState => ({ attempts: storedAttempts(), chainId: storedNetwork(), openAd: null }),
  reducers: {
    payNow: {
      // Another tab may have begun a moment ago; the storage is what both agree on.
      prepare: (order: PaymentOrder) => ({ payload: order, meta: { stored: storedAttempt(order.adId) } }),
      reducer: (state, { payload, meta }: PayloadAction<PaymentOrder, string, { stored: Attempt }>) => {
        const { adId, network } = payload;
        if (meta.stored.step !== 'none') state.attempts[adId] ??= meta.stored;
        moveAttempt(state, adId, { type: 'payNow', chainId: network.chainId });
        state.chainId = network.chainId;
      },
    },
    sent: (state, { payload: { adId, transaction } }: OfAd<{ transaction: SentTransaction }>) =>
      moveAttempt(state, adId, { type: 'sent', transaction }),
    slow: (state, { payload: { adId } }: OfAd) => moveAttempt(state, adId, { type: 'slow' }),
    failed: (state, { payload: { adId, failure } }: OfAd<{ failure: PaymentFailure }>) =>
      moveAttempt(state, adId, { type: 'failed', failure }),
    tryAgain: (state, { payload: { adId } }: OfAd) => moveAttempt(state, adId, { type: 'tryAgain' }),
    /** Another tab has moved on, and written that down. */
    changedElsewhere: (state, { payload: { adId, stored } }: OfAd<{ stored: string | null }>) =>
      keepAttempt(state, adId, parseAttempt(stored)),
    networkChosen: (state, { payload: chainId }: PayloadAction<number>) => {
      state.chainId = chainId;
    },
    cardOpened: (state, { payload: { adId } }: OfAd) => {
      state.openAd = adId;
    },
    cardClosed: (state, { payload: { adId } }: OfAd) => {
      if (state.openAd === adId) state.openAd = null;
    },
  },
  extraReducers: (builder) =>
    builder.addMatcher(getAdPayment.matchFulfilled, (state, { payload }) =>
      moveAttempt(state, payload.adId, { type: 'verified', payment: payload }),
    ),
});

declare module '../../api/site-reducer' {
  export interface LazySlices extends WithSlice<typeof slice> {}
}

export const {
  payNow,
  sent,
  slow,
  failed,
  tryAgain,
  changedElsewhere,
  networkChosen,
  cardOpened,
  cardClosed,
} = slice.actions;

/** Injected with the first page that shows a payment. */
export const { selectSlice: selectPayments } = slice.injectInto(siteReducer);

export const selectAttempt = (state: SiteState, adId: number): Attempt =>
  selectPayments(state).attempts[adId] ?? noAttempt;

/** What the server last said of the ad's payment. */
export const selectVerified = (state: SiteState, adId: number): AdPayment | undefined =>
  getAdPayment.select({ id: adId })(state).data;

/** The transaction that the open card waits for: sent, and not seen by the server. */
export function selectAwaited(state: SiteState): SentTransaction | null {
  const { openAd } = selectPayments(state);
  if (openAd === null || isVerified(selectVerified(state, openAd))) return null;
  const attempt = selectAttempt(state, openAd);
  return attempt.step === 'sent' ? attempt.transaction : null;
}
