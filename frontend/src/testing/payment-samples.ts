import type { AdPayment } from '../api/generated/payments';
import { aNetwork } from './answer-node';

const address = (byte: string) => `0x${byte.repeat(20)}`;
const hash = (byte: string) => `0x${byte.repeat(32)}`;
const price = '25000000000000000000';

/** The home chain of a site on which ads can be paid. */
export const homeNetwork = aNetwork({
  payable: true,
  splitter: address('51'),
  splitters: [address('51')],
  adPrice: price,
});

/** Another network of the site, which wants 15 blocks before a payment is final. */
export const bnbNetwork = aNetwork({
  ...{ chainId: 56, name: 'BNB Smart Chain', currency: 'BNB', testnet: false, finalAfter: 15 },
  ...{ payable: true, splitter: address('56'), splitters: [address('55'), address('56')] },
  adPrice: price,
});

/** A network whose coin the site calls by the name of before. */
export const polygonNetwork = aNetwork({
  ...{ chainId: 137, name: 'Polygon', currency: 'MATIC', testnet: false, payable: true },
  ...{ splitter: address('57'), splitters: [address('57')], adPrice: price },
});

/** A network that takes ETH. */
export const ethNetwork = aNetwork({
  ...{ chainId: 31338, name: 'Second local chain', currency: 'ETH', payable: true },
  ...{ splitter: address('52'), splitters: [address('52')], adPrice: '9000000000000000000' },
});

/** `GET config` of a site with these networks, the first of them its home. */
export const siteConfig = (...chains: ReturnType<typeof aNetwork>[]) => ({
  chains,
  homeChainId: chains[0]?.chainId ?? 31337,
  confirmations: 6,
  devWallet: false,
  supportEmail: null,
});

/** A payment that waits for confirmations on the home chain. */
export const aPayment = (change: Partial<AdPayment> = {}): AdPayment => ({
  adId: 12,
  status: 'confirming',
  confirmations: 3,
  requiredConfirmations: 6,
  finalConfirmations: 3,
  finalAfter: 6,
  awaitsDecision: false,
  chainId: 31337,
  currency: 'BNB',
  splitter: address('51'),
  txHash: hash('ab'),
  explorerUrl: null,
  payer: address('15'),
  amount: price,
  founderAmount: '7500000000000000000',
  platformAmount: '17500000000000000000',
  paidAt: '2026-11-20T12:00:00.000Z',
  reclaimableAt: '2126-12-20T12:00:00.000Z',
  settlementTxHash: null,
  settlementExplorerUrl: null,
  reason: null,
  further: [],
  receipts: [],
  ...change,
});

/** What is told to whoever gets a receipt, of a payment on the home chain. */
export const aReceipt = (
  change: Partial<AdPayment['receipts'][number]> = {},
): AdPayment['receipts'][number] => ({
  status: 'confirmed',
  chainId: 31337,
  currency: 'BNB',
  splitter: address('51'),
  txHash: hash('ab'),
  explorerUrl: null,
  payer: address('15'),
  amount: price,
  founderAmount: '7500000000000000000',
  platformAmount: '17500000000000000000',
  paidAt: '2026-11-20T12:00:00.000Z',
  settlementTxHash: null,
  settlementExplorerUrl: null,
  ...change,
});

/** A payment for the same ad on another chain. */
export const aFurtherPayment = (
  change: Partial<AdPayment['further'][number]> = {},
): AdPayment['further'][number] => ({
  status: 'refunding',
  chainId: 31338,
  currency: 'ETH',
  payer: address('16'),
  amount: '9000000000000000000',
  txHash: hash('cd'),
  explorerUrl: null,
  settlementTxHash: null,
  settlementExplorerUrl: null,
  ...change,
});
