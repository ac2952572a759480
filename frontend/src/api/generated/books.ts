import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listBookEntries: build.query<ListBookEntriesApiResponse, ListBookEntriesApiArg>({
      query: (queryArg) => ({
        url: `/api/books/entries`,
        params: {
          chainId: queryArg.chainId,
          kind: queryArg.kind,
          adId: queryArg.adId,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          account: queryArg.account,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listBookLines: build.query<ListBookLinesApiResponse, ListBookLinesApiArg>({
      query: (queryArg) => ({
        url: `/api/books/entries.csv`,
        params: {
          chainId: queryArg.chainId,
          kind: queryArg.kind,
          adId: queryArg.adId,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          account: queryArg.account,
          cursor: queryArg.cursor,
        },
      }),
    }),
    listBookAccounts: build.query<ListBookAccountsApiResponse, ListBookAccountsApiArg>({
      query: () => ({ url: `/api/books/accounts` }),
    }),
    listBookChecks: build.query<ListBookChecksApiResponse, ListBookChecksApiArg>({
      query: () => ({ url: `/api/books/checks` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as booksApi };
export type ListBookEntriesApiResponse = /** status 200  */ BookEntry[];
export type ListBookEntriesApiArg = {
  chainId?: number;
  kind?: BookKind;
  /** The ad whose money it is. */
  adId?: number;
  /** Blocks made at this instant or later. */
  from?: string;
  /** Blocks made before this instant. */
  to?: string;
  /** Entries a page. */
  limit?: number;
  /** An account that is named in it, in whatever part: payer, payee, receiver or holder of a badge. */
  account?: string;
  /** Where the page starts: the place after which to go on, as given in the Link header. */
  cursor?: string;
};
export type ListBookLinesApiResponse = unknown;
export type ListBookLinesApiArg = {
  chainId?: number;
  kind?: BookKind;
  /** The ad whose money it is. */
  adId?: number;
  /** Blocks made at this instant or later. */
  from?: string;
  /** Blocks made before this instant. */
  to?: string;
  /** Lines a page. */
  limit?: number;
  /** An account that is named in it, in whatever part: payer, payee, receiver or holder of a badge. */
  account?: string;
  /** Where the page starts: the place after which to go on, as given in the Link header. */
  cursor?: string;
};
export type ListBookAccountsApiResponse = /** status 200  */ BookAccount[];
export type ListBookAccountsApiArg = void;
export type ListBookChecksApiResponse = /** status 200  */ BookCheck[];
export type ListBookChecksApiArg = void;
export type BookKind =
  'payment' | 'split' | 'refund' | 'credit' | 'credit_payout' | 'payout' | 'badge' | 'vote_root' | 'change';
export type BookEntry = {
  kind: BookKind;
  /** All that the event says, by the contract's names. */
  args: {
    [key: string]: string | boolean;
  };
  id: number;
  chainId: number;
  /** Coin of its chain. */
  currency: string;
  /** Name of the event in the contract. */
  event: string;
  /** Address of the contract. */
  contract: string;
  /** Version of the contract; null where its chain is no longer followed. */
  contractVersion: number | null;
  /** The ad whose money it is; text, as the first contract takes ids that no ad has. */
  adId: string | null;
  badgeId: string | null;
  /** The month whose votes a root stands for. */
  month: string | null;
  /** Who paid, was paid, or holds the badge. */
  account: string | null;
  /** Coins that it is about; the new price where the price changed. */
  amount: string | null;
  /** The founder's 30%. */
  founderAmount: string | null;
  /** The platform's 70%. */
  platformAmount: string | null;
  /** Which payment of the ad, from 1; null where the contract does not count them. */
  attempt: number | null;
  transactionHash: string;
  /** Page that shows the transaction, at a block explorer or, for local chains, on this site. */
  explorerUrl: string | null;
  blockNumber: number;
  blockHash: string;
  /** Place of its log in the block. */
  logIndex: number;
  /** When its block was made. */
  time: string;
  /** Whether its receipt was read once more after the chain's own number of confirmations. */
  isFinal: boolean;
};
export type BookReading = {
  block: number;
  blockHash: string;
  /** When it was asked. */
  checkedAt: string;
  /** Coins at its address. */
  balance: string;
  /** Payments that it holds undecided. */
  held: string;
  /** Credits of those who could not take their refund. */
  credits: string;
  /** What the founder may have paid out. */
  owedFounder: string;
  /** What the platform may have paid out. */
  owedPlatform: string;
};
export type BookAccount = {
  chainId: number;
  /** Coin of its chain. */
  currency: string;
  /** Address of the splitter. */
  contract: string;
  /** Version of the contract. */
  version: number;
  /** The block up to which its events were read. */
  block: number;
  blockHash: string;
  /** All payments ever. */
  paid: string;
  /** Payments that were split. */
  settled: string;
  /** Payments that were given back, those that became credits included. */
  refunded: string;
  /** Refunds that could not be delivered and wait for their payers. */
  credits: string;
  /** Credits that were paid out. */
  creditsPaid: string;
  /** What the payees had paid out. */
  released: string;
  /** Payments that wait for a decision. */
  held: string;
  /** What waits for the founder. */
  owedFounder: string;
  /** What waits for the platform. */
  owedPlatform: string;
  /** Coins that came by no payment: forced in, they stay for ever. */
  surplus: string;
  /** What the contract must hold by these figures. */
  balance: string;
  /** The contract's own figures as last read; null before the first time. */
  reading: BookReading | null;
};
export type ContractName = 'AdPaymentSplitter' | 'ChallengeBadge' | 'VoteRegistry';
export type BookDifferenceKind =
  'balance' | 'founder' | 'platform' | 'credit' | 'payment' | 'badge' | 'vote_root' | 'sum';
export type BookDifference = {
  kind: BookDifferenceKind;
  /** Ad, account, badge or month that it is about; null where it is about the contract as a whole. */
  subject: string | null;
  /** What the database says: wei, a state, an address or a root. */
  books: string;
  /** What the contract says. */
  contract: string;
  /** The same in words. */
  message: string;
};
export type BookCheck = {
  name: ContractName;
  chainId: number;
  /** Coin of its chain. */
  currency: string;
  /** Address of the contract. */
  contract: string;
  /** The final block at which both were compared. */
  block: number;
  blockHash: string;
  /** When the comparison began. */
  checkedAt: string;
  /** Payments, badges or roots that were compared one by one. */
  compared: number;
  /** There must be none; of very many the first hundred. */
  differences: BookDifference[];
  /** How many there are. */
  differenceCount: number;
};
export const {
  useListBookEntriesQuery,
  useListBookLinesQuery,
  useListBookAccountsQuery,
  useListBookChecksQuery,
} = injectedRtkApi;
