import { baseApi } from '../../api/base-api';
import {
  type GetAdPaymentApiResponse,
  type GetTransactionApiResponse,
  paymentsApi,
} from '../../api/generated/payments';

/** What the server has verified about an ad's payment; amounts in wei. */
export type AdPayment = GetAdPaymentApiResponse;
export type PaymentStatus = AdPayment['status'];
/** One final payment, told to whoever manages its ad; amounts in wei. */
export type Receipt = AdPayment['receipts'][number];
/** A transaction as the server's node knows it; amounts in wei. */
export type Transaction = GetTransactionApiResponse;

export const { getAdPayment, getTransaction, processAdPayment } = paymentsApi.enhanceEndpoints({
  endpoints: {
    getAdPayment: { providesTags: (_payment, _error, { id }) => [{ type: 'Payment', id }] },
    getTransaction: {
      providesTags: (transaction) =>
        (transaction?.events ?? []).map(({ adId }) => ({ type: 'Payment', id: Number(adId) })),
    },
  },
}).endpoints;

export const { useQueryState: useAdPaymentState, useQuerySubscription: useAdPaymentSubscription } =
  getAdPayment;
export const { useQueryState: useTransactionState, useQuerySubscription: useTransactionSubscription } =
  getTransaction;

/** Ads quote their payment's status, so they are out of date once it changes. */
export const forgetAds = () => baseApi.util.invalidateTags(['Ad', 'OwnAds', 'AdminAds', 'Tokenomics']);
