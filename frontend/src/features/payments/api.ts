import { baseApi } from '../../api/base-api';
import {
  type GetAdPaymentApiResponse,
  type GetTransactionApiResponse,
  paymentsApi,
} from '../../api/generated/payments';

/** What the server has verified about an ad's payment; amounts in wei. */
export type AdPayment = GetAdPaymentApiResponse;
export type PaymentStatus = AdPayment['status'];
/** A transaction as the server's node knows it; amounts in wei. */
export type Transaction = GetTransactionApiResponse;

const POLL_MS = 1000;

/** Polling interval for something that is still under way; 0 stops polling. */
export const pollWhile = (isPending: boolean): number => (isPending ? POLL_MS : 0);

const { getAdPayment, getTransaction } = paymentsApi.enhanceEndpoints({
  endpoints: { getAdPayment: { providesTags: (_payment, _error, { id }) => [{ type: 'Payment', id }] } },
}).endpoints;

export const { useQueryState: useAdPaymentState, useQuerySubscription: useAdPaymentSubscription } =
  getAdPayment;
export const { useQueryState: useTransactionState, useQuerySubscription: useTransactionSubscription } =
  getTransaction;
export const { useGetTransactionQuery, useProcessAdPaymentMutation } = paymentsApi;

/** Ads quote their payment's status, so they are out of date once it changes. */
export const forgetAds = () => baseApi.util.invalidateTags(['Ad', 'OwnAds', 'AdminAds', 'Tokenomics']);
