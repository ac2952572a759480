import type { BaseQueryApi } from '@reduxjs/toolkit/query';
import { baseApi } from '../api/base-api';
import type { ChainFailure } from '../api/chain-failure';
import type { SiteState } from '../api/site-reducer';
import type { PayeeShare, PaymentQuote } from './ad-payment-splitter';
import { toChainFailure } from './chain-failure';
import { readChainId } from './eip1193';
import { openBadgeKeeper } from './open-badge-keeper';
import { openSplitter } from './open-splitter';
import { selectConnection, type WalletConnection } from './wallet-slice';

/** Whose wallet is asked, and where it has to be: a change of either is another question. */
export interface OfWallet {
  chainId: number;
  account: string;
}

/** A splitter as the wallet sees it. */
export interface OfSplitter extends OfWallet {
  splitter: string;
}

type Read<Arg, Result> = (connection: WalletConnection, arg: Arg) => Promise<Result>;

/** Makes a query that asks the connected wallet; its failures are a {@link ChainFailure}. */
function ofWallet<Arg extends OfWallet, Result>(read: Read<Arg, Result>) {
  return async (
    arg: Arg,
    { getState }: Pick<BaseQueryApi, 'getState'>,
  ): Promise<{ data: Result } | { error: ChainFailure }> => {
    try {
      const { wallet } = selectConnection(getState() as SiteState) ?? {};
      if (!wallet) throw new Error('No wallet is connected');
      const data = await read({ ...arg, wallet }, arg);
      // It may have gone elsewhere meanwhile, and what another chain says is no answer.
      if ((await readChainId(wallet.provider)) !== arg.chainId) throw new Error('The wallet is elsewhere');
      return { data };
    } catch (error) {
      return { error: toChainFailure(error) };
    }
  };
}

/** Wei as decimal digits, since the store keeps plain data. */
type Plain<Figures> = { [Name in keyof Figures]: Figures[Name] extends bigint ? string : Figures[Name] };

function toPlain<Figures extends object>(figures: Figures): Plain<Figures> {
  const digits = Object.entries(figures as Record<string, unknown>).map(([name, value]) => [
    name,
    typeof value === 'bigint' ? value.toString() : value,
  ]);
  return Object.fromEntries(digits) as Plain<Figures>;
}

/** What paying for an ad costs now, in decimal wei. */
export type Quote = Plain<PaymentQuote>;
/** What waits for founder or platform, in decimal wei. */
export type Share = Plain<PayeeShare>;

/** Nobody tells of new blocks, so what no part shows any more is asked for anew when it is shown again. */
const fresh = { keepUnusedDataFor: 0 } as const;

/** What the connected wallet says of chain and contracts; ethers loads with the first question that needs it. Amounts are decimal wei. */
export const walletReads = baseApi.injectEndpoints({
  endpoints: (build) => ({
    /** Coins of the account. */
    getBalance: build.query<string, OfWallet>({
      queryFn: ofWallet(async ({ wallet }, { account }) => {
        const wei = await wallet.provider.request({ method: 'eth_getBalance', params: [account, 'latest'] });
        return BigInt(wei as string).toString();
      }),
      providesTags: ['WalletCoins'],
      ...fresh,
    }),
    /** What paying for an ad costs now. Fails where the contract would refuse the payment. */
    getPaymentQuote: build.query<Quote, OfSplitter & { adId: number }>({
      queryFn: ofWallet(async (connection, { splitter, adId }) =>
        toPlain(await (await openSplitter(connection, splitter)).quote(adId)),
      ),
      providesTags: ['WalletCoins', 'SplitterMoney'],
      ...fresh,
    }),
    /** Refunds that the splitter keeps for the account. */
    getCredit: build.query<string, OfSplitter>({
      queryFn: ofWallet(async (connection, { splitter }) =>
        String(await (await openSplitter(connection, splitter)).credit()),
      ),
      providesTags: ['SplitterMoney'],
      ...fresh,
    }),
    /** Founder and platform as the splitter names them now, with what waits for each. */
    getShares: build.query<Share[], OfSplitter>({
      queryFn: ofWallet(async (connection, { splitter }) => {
        const payees = await (await openSplitter(connection, splitter)).payees();
        return payees.map((payee) => toPlain(payee));
      }),
      providesTags: ['SplitterMoney'],
      ...fresh,
    }),
    /** Whether the contract of a badge lets the account re-issue and revoke. */
    getKeeperRole: build.query<boolean, OfWallet & { address: string; version: number }>({
      queryFn: ofWallet(async (connection, badge) => (await openBadgeKeeper(connection, badge)).mayKeep()),
      ...fresh,
    }),
  }),
});

export const {
  useGetBalanceQuery,
  useGetPaymentQuoteQuery,
  useGetCreditQuery,
  useGetSharesQuery,
  useGetKeeperRoleQuery,
} = walletReads;

/** To be dispatched once the block of a transaction of one's own has come: it moved money that pages show. */
export const moneyMoved = () => baseApi.util.invalidateTags(['WalletCoins', 'SplitterMoney']);
