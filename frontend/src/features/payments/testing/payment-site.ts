import { configureStore } from '@reduxjs/toolkit';
import { vi } from 'vitest';
import { baseApi } from '../../../api/base-api';
import { siteReducer } from '../../../api/site-reducer';
import type { PayableNetwork } from '../../../chain/networks';
import { paymentListener } from '../payment-listener';
import { sessionSlice } from '../../../session/session-slice';
import { answerCalls, type Call } from '../../../testing/answer-calls';
import { aPayment, siteConfig } from '../../../testing/payment-samples';

/** How a payment that was sent is told of. */
export const REPORT = 'POST /api/process-ad-payment';

export type Answers = Parameters<typeof answerCalls>[0];

siteReducer.inject(sessionSlice);

/** A store in which payments are seen through. */
export const createPaymentStore = () =>
  configureStore({
    reducer: siteReducer,
    middleware: (defaults) => defaults().concat(baseApi.middleware, paymentListener.middleware),
  });

/** A server that knows no payment yet, beside the network's real node. */
export function answerPayments(network: PayableNetwork, more: Answers = {}): Call[] {
  const { fetch } = globalThis;
  const calls = answerCalls({
    'GET /api/config': [200, siteConfig(network)],
    [REPORT]: [202, aPayment({ status: 'pending' })],
    ...more,
  });
  const server = globalThis.fetch;
  vi.stubGlobal('fetch', (asked: Request | string, init?: RequestInit) =>
    asked instanceof Request ? server(asked) : fetch(asked, init),
  );
  return calls;
}

/** What is written down of paying for an ad; null where nothing is. */
export const storedAttempt = (adId: number): unknown =>
  JSON.parse(localStorage.getItem(`payments.attempt.${adId}`) ?? 'null');
