import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdPayment: build.query<GetAdPaymentApiResponse, GetAdPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/ads/${queryArg.id}/payment` }),
    }),
    processAdPayment: build.mutation<ProcessAdPaymentApiResponse, ProcessAdPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/process-ad-payment`,
        method: 'POST',
        body: queryArg.processAdPayment,
      }),
    }),
    getTransaction: build.query<GetTransactionApiResponse, GetTransactionApiArg>({
      query: (queryArg) => ({ url: `/api/transactions/${queryArg.hash}` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentsApi };
export type GetAdPaymentApiResponse = /** status 200  */ AdPayment;
export type GetAdPaymentApiArg = {
  id: number;
};
export type ProcessAdPaymentApiResponse = /** status 200  */ AdPayment;
export type ProcessAdPaymentApiArg = {
  processAdPayment: ProcessAdPayment;
};
export type GetTransactionApiResponse = /** status 200  */ Transaction;
export type GetTransactionApiArg = {
  hash: string;
};
export type AdPayment = {
  adId: number;
  status: 'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
  confirmations: number;
  requiredConfirmations: number;
  txHash: string | null;
  explorerUrl: string | null;
  payer: string | null;
  amount: string | null;
  founderAmount: string | null;
  platformAmount: string | null;
  paidAt: string | null;
  reclaimableAt: string | null;
  settlementTxHash: string | null;
  reason: string | null;
};
export type ProcessAdPayment = {
  adId: number;
  txHash: string;
  amount: string;
  currency: string;
  chainId: number;
  walletAddress: string;
  founderAmount: string;
};
export type TransactionEvent = {
  name: string;
  adId?: number;
  payer?: string;
  amount?: string;
};
export type Transaction = {
  hash: string;
  status: 'pending' | 'success' | 'reverted';
  blockNumber: number | null;
  confirmations: number;
  from: string;
  to: string | null;
  value: string;
  fee: string | null;
  timestamp: string | null;
  events: TransactionEvent[];
};
export const { useGetAdPaymentQuery, useProcessAdPaymentMutation, useGetTransactionQuery } = injectedRtkApi;
