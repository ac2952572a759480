import { baseApi } from '../../api/base-api';
import { paymentsApi } from '../../api/generated/payments';

const POLL_MS = 1000;

/** Polling interval for something that is still under way; 0 stops polling. */
export const pollWhile = (isPending: boolean): number => (isPending ? POLL_MS : 0);

const { getAdPayment } = paymentsApi.enhanceEndpoints({
  endpoints: { getAdPayment: { providesTags: (_payment, _error, { id }) => [{ type: 'Payment', id }] } },
}).endpoints;

export const { useQueryState: useAdPaymentState, useQuerySubscription: useAdPaymentSubscription } =
  getAdPayment;
export const { useGetTransactionQuery, useProcessAdPaymentMutation } = paymentsApi;

/** Ads quote their payment's status, so they are out of date once it changes. */
export const forgetAds = () => baseApi.util.invalidateTags(['Ad', 'OwnAds', 'AdminAds', 'Tokenomics']);
