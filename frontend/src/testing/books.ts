import { id } from 'ethers';
import type { BookAccount, BookEntry } from '../api/generated/books';
import {
  FIRST_BLOCK,
  founder,
  HEAD,
  hashOfBlock,
  hashOfEvent,
  payer,
  secondsOf,
  splitterAddress,
} from './a-booked-chain';

const nothing = {
  adId: null,
  badgeId: null,
  month: null,
  account: null,
  amount: null,
  founderAmount: null,
  platformAmount: null,
  attempt: null,
};
const whole = '25000000000000000000';
const shares = {
  amount: whole,
  founderAmount: '7500000000000000000',
  platformAmount: '17500000000000000000',
};
const ofAd = (adId: string) => ({ adId, account: payer, attempt: 1 });
const argsOf = (adId: string) => ({ adId, payer, attempt: '1' });

type Said = Pick<BookEntry, 'kind' | 'event' | 'args'> & Partial<BookEntry>;

const said: Said[] = [
  { kind: 'payment', event: 'AdPaid', ...ofAd('12'), ...shares, args: { ...argsOf('12'), amount: whole } },
  { kind: 'payment', event: 'AdPaid', ...ofAd('13'), ...shares, args: { ...argsOf('13'), amount: whole } },
  {
    kind: 'split',
    event: 'AdSettled',
    ...ofAd('12'),
    ...shares,
    args: { ...argsOf('12'), founderShare: shares.founderAmount, platformShare: shares.platformAmount },
  },
  {
    kind: 'refund',
    event: 'AdRefunded',
    ...ofAd('13'),
    amount: whole,
    args: { ...argsOf('13'), amount: whole },
  },
  {
    kind: 'payout',
    event: 'Released',
    account: founder,
    amount: shares.founderAmount,
    args: { payee: founder, amount: shares.founderAmount },
  },
  {
    kind: 'badge',
    event: 'Transfer',
    badgeId: '7',
    account: payer,
    args: { from: `0x${'00'.repeat(20)}`, to: payer, tokenId: '1794' },
  },
  {
    kind: 'vote_root',
    event: 'RootPublished',
    month: '2026-09',
    args: { month: '2026-09', root: id('root'), count: '6' },
  },
];

/** What the server tells of the events of `answerAsChain`, newest first, as it does. */
export const bookEntries: BookEntry[] = said
  .map((entry, index) => {
    const blockNumber = FIRST_BLOCK + index;
    return {
      ...nothing,
      ...entry,
      id: index + 1,
      chainId: 31337,
      currency: 'BNB',
      contract: splitterAddress,
      contractVersion: 2,
      transactionHash: hashOfEvent(index),
      explorerUrl: `/transactions/${hashOfEvent(index)}`,
      blockNumber,
      blockHash: hashOfBlock(blockNumber),
      logIndex: index,
      time: new Date(secondsOf(blockNumber) * 1000).toISOString(),
      isFinal: true,
    };
  })
  .toReversed();

/** The account of the splitter after these events, as the server gives it. */
export const bookAccount = (change: Partial<BookAccount> = {}): BookAccount => ({
  chainId: 31337,
  currency: 'BNB',
  contract: splitterAddress,
  version: 2,
  block: HEAD,
  blockHash: hashOfBlock(HEAD),
  paid: '50000000000000000000',
  settled: whole,
  refunded: whole,
  credits: '0',
  creditsPaid: '0',
  released: shares.founderAmount,
  held: '0',
  owedFounder: '0',
  owedPlatform: shares.platformAmount,
  surplus: '0',
  balance: shares.platformAmount,
  reading: null,
  ...change,
});
