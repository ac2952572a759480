import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdPayment: build.query<GetAdPaymentApiResponse, GetAdPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/ads/${encodeURIComponent(String(queryArg.id))}/payment` }),
    }),
    processAdPayment: build.mutation<ProcessAdPaymentApiResponse, ProcessAdPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/process-ad-payment`,
        method: 'POST',
        body: queryArg.processAdPayment,
      }),
    }),
    getTransaction: build.query<GetTransactionApiResponse, GetTransactionApiArg>({
      query: (queryArg) => ({
        url: `/api/transactions/${encodeURIComponent(String(queryArg.hash))}`,
        params: {
          chainId: queryArg.chainId,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as paymentsApi };
export type GetAdPaymentApiResponse = /** status 200  */ AdPayment;
export type GetAdPaymentApiArg = {
  id: number;
};
export type ProcessAdPaymentApiResponse =
  /** status 200 Confirmed */ AdPayment | /** status 202 Not confirmed yet */ AdPayment;
export type ProcessAdPaymentApiArg = {
  processAdPayment: ProcessAdPayment;
};
export type GetTransactionApiResponse = /** status 200  */ Transaction;
export type GetTransactionApiArg = {
  hash: string;
  /** Its chain; without it the one on which the database knows it, else the home chain. */
  chainId?: number;
};
export type PaymentStatus =
  'pending' | 'confirming' | 'confirmed' | 'settled' | 'refunding' | 'refunded' | 'failed';
export type FurtherPayment = {
  status: PaymentStatus;
  /** Chain on which it was paid. */
  chainId: number;
  /** Coin in which it was paid. */
  currency: string;
  /** Account that paid, as a checksummed address. */
  payer: string;
  /** Wei as decimal text. */
  amount: string;
  /** Transaction that paid. */
  txHash: string;
  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;
  /** Transaction that gave it back; null until then. */
  settlementTxHash: string | null;
  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;
};
export type PaymentReceipt = {
  status: PaymentStatus;
  /** Chain on which it was paid. */
  chainId: number;
  /** Coin in which it was paid. */
  currency: string;
  /** Contract that took it, lower case. */
  splitter: string;
  /** Account that paid, as a checksummed address. */
  payer: string;
  amount: string;
  /** The founder's 30%. */
  founderAmount: string;
  /** The platform's 70%. */
  platformAmount: string;
  /** Transaction that paid. */
  txHash: string;
  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;
  /** Time of the payment's block. */
  paidAt: string;
  /** Transaction that settled or refunded it; null until then. */
  settlementTxHash: string | null;
  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;
};
export type AdPayment = {
  status: PaymentStatus;
  adId: number;
  /** Blocks since the payment, its own included, up to the number required. */
  confirmations: number;
  /** The number that is shown. */
  requiredConfirmations: number;
  /** The same count up to the chain's own number. The payment is final with all of them, once the chain's nodes call its block final, too. */
  finalConfirmations: number;
  /** The chain's own number of confirmations, at least those required. */
  finalAfter: number;
  /** True while its refund waits for a person, after several to the same payer. */
  awaitsDecision: boolean;
  /** Chain on which it was paid; null while it is not. */
  chainId: number | null;
  /** Coin in which it was paid. */
  currency: string | null;
  /** Contract that took it, which need not be the one that takes payments today; lower case. */
  splitter: string | null;
  /** Transaction that paid. */
  txHash: string | null;
  /** Page that shows it, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;
  /** Account that paid, as a checksummed address. */
  payer: string | null;
  amount: string | null;
  /** The founder's 30%. */
  founderAmount: string | null;
  /** The platform's 70%. */
  platformAmount: string | null;
  /** Time of the payment's block. */
  paidAt: string | null;
  /** From when the payer may take an undecided payment back. */
  reclaimableAt: string | null;
  /** Transaction that settled or refunded it. */
  settlementTxHash: string | null;
  /** Page that shows that transaction. */
  settlementExplorerUrl: string | null;
  /** Why the ad was rejected; for its owner and the admin. */
  reason: string | null;
  /** Payments made beside this one, for example on another chain: an ad is paid once, so they are given back. */
  further: FurtherPayment[];
  /** Each final payment for the ad, the newest first, also those that were given back before it was paid anew; for its owner and the admin. */
  receipts: PaymentReceipt[];
};
export type ProcessAdPayment = {
  /** Hint: coins sent, as a decimal number. */
  amount?: string | number;
  /** Hint: name of the coin. */
  currency?: string;
  /** Hint: the founder's 30% in coins, as a decimal number. */
  founderAmount?: string | number;
  /** The ad that was paid for. */
  adId: number;
  /** Hash of the transaction. */
  txHash: string;
  /** Chain on which it was sent. */
  chainId: number;
  /** Hint: account that paid. */
  walletAddress?: string;
};
export type ChainTransactionStatus = 'pending' | 'success' | 'reverted';
export type TransactionEvent = {
  name: string;
  adId: string;
  /** Account that paid for the ad. */
  payer: string;
  /** Wei as decimal text. */
  amount: string;
};
export type Transaction = {
  status: ChainTransactionStatus;
  hash: string;
  chainId: number;
  /** Null while it waits to be mined. */
  blockNumber: number | null;
  /** Blocks since, its own included. */
  confirmations: number;
  /** Account that sent it. */
  from: string;
  /** Null for a contract's creation. */
  to: string | null;
  value: string;
  /** Network fee paid. */
  fee: string | null;
  /** Time of its block. */
  timestamp: string | null;
  /** What the payment contract recorded. */
  events: TransactionEvent[];
};
export const { useGetAdPaymentQuery, useProcessAdPaymentMutation, useGetTransactionQuery } = injectedRtkApi;
