import { afterEach, expect, it, test, vi } from 'vitest';
import { answerAsChain, hashOfEvent } from '../../testing/a-booked-chain';
import { bookAccount, bookEntries } from '../../testing/books';
import { checkBooks, type Found } from './check-books';

type Entry = (typeof bookEntries)[number];
type Account = ReturnType<typeof bookAccount>;
interface Options {
  entries?: Entry[];
  accounts?: Account[];
  rpcUrl?: string | null;
}

const [root, badge, payout, refund, split, , payment] = bookEntries as [
  Entry,
  Entry,
  Entry,
  Entry,
  Entry,
  Entry,
  Entry,
];

afterEach(() => vi.unstubAllGlobals());

async function check({ entries = [], accounts = [], rpcUrl = 'http://node.example/' }: Options) {
  let found: Found<Entry, Account> = { entries: new Map(), accounts: new Map() };
  await checkBooks(
    { entries, accounts },
    { nodeOf: () => rpcUrl, report: (next) => (found = next), signal: new AbortController().signal },
  );
  return {
    ...found,
    entry: entries[0] && found.entries.get(entries[0]),
    account: accounts[0] && found.accounts.get(accounts[0]),
  };
}

it('finds nothing where the books say what the chain says', async () => {
  answerAsChain();
  const { entries, account } = await check({ entries: bookEntries, accounts: [bookAccount()] });
  expect([...entries.values()]).toEqual(bookEntries.map(() => ({ state: 'agrees' })));
  expect(account).toEqual({
    check: { state: 'agrees' },
    chain: { balance: '17500000000000000000', owedFounder: '0', owedPlatform: '17500000000000000000' },
  });
});

test.each([
  ['an amount', { ...payment, amount: '24000000000000000000' }, 'amount'],
  ['a share', { ...split, founderAmount: '0' }, 'founderAmount'],
  ['an account', { ...payout, account: `0x${'11'.repeat(20)}` }, 'account'],
  ['an ad', { ...refund, adId: '14' }, 'adId'],
  ['an attempt', { ...refund, attempt: 2 }, 'attempt'],
  ['a badge', { ...badge, badgeId: '8' }, 'badgeId'],
  ['a month', { ...root, month: '2026-08' }, 'month'],
  ['an argument that stands nowhere else', { ...root, args: { ...root.args, count: '7' } }, 'arguments'],
  ['a kind', { ...payment, kind: 'split' as const }, 'kind'],
  ['an event', { ...payment, event: 'AdRefunded' }, 'event'],
  ['a contract', { ...payment, contract: `0x${'22'.repeat(20)}` }, 'contract'],
  ['a place in the block', { ...payment, logIndex: 5 }, 'log'],
  ['a block', { ...payment, blockNumber: 110 }, 'block'],
  ['the hash of a block', { ...payment, blockHash: hashOfEvent(9) }, 'block'],
  ['a time', { ...payment, time: '2026-10-02T00:00:00.000Z' }, 'time'],
  ['a transaction that is none', { ...payment, transactionHash: hashOfEvent(99) }, 'transaction'],
])('finds %s that the chain says otherwise', async (_what, forged, field) => {
  answerAsChain();
  const { entry } = await check({ entries: [forged] });
  expect(entry).toMatchObject({ state: 'differs', differences: [{ field }] });
});

it('finds what a transaction that was reverted cannot have done', async () => {
  answerAsChain({
    eth_getTransactionReceipt: () => ({
      status: '0x0',
      blockNumber: '0x65',
      blockHash: payment.blockHash,
      logs: [],
    }),
  });
  const { entry } = await check({ entries: [payment] });
  expect(entry).toMatchObject({ state: 'differs' });
});

test.each([
  ['balance', '1'],
  ['owedFounder', '1'],
  ['owedPlatform', '1'],
  ['blockHash', hashOfEvent(1)],
] as const)('finds another %s of a splitter', async (field, books) => {
  answerAsChain();
  const { account } = await check({ accounts: [bookAccount({ [field]: books })] });
  expect(account?.check).toMatchObject({ state: 'differs', differences: [{ field, books }] });
});

it('finds a splitter that does not exist', async () => {
  answerAsChain({ eth_call: () => '0x', eth_getBalance: () => '0x0' });
  const { account } = await check({ accounts: [bookAccount()] });
  expect(account?.check).toMatchObject({
    state: 'differs',
    differences: [{ field: 'contract', chain: null }],
  });
});

const none = (): null => null;
const unknown = () => {
  throw new Error('missing trie node');
};

test.each([
  ['no node is known', {}, null, 'noNode', 'noNode'],
  ['the node is away', null, undefined, 'noAnswer', 'noAnswer'],
  ['the node is of another chain', { eth_chainId: () => '0x1' }, undefined, 'otherChain', 'otherChain'],
  [
    'the node lags behind',
    { eth_blockNumber: () => '0x1', eth_getBlockByNumber: none, eth_getTransactionReceipt: none },
    undefined,
    'behind',
    'behind',
  ],
  [
    'the node has no history',
    { eth_getBlockByNumber: none, eth_getTransactionReceipt: none },
    undefined,
    'noHistory',
    'noHistory',
  ],
  [
    'the node keeps neither receipts nor states',
    { eth_getTransactionReceipt: none, eth_getBalance: unknown, eth_call: unknown },
    undefined,
    'noHistory',
    'noState',
  ],
])('says nothing where %s', async (_what, change, rpcUrl, entryReason, accountReason) => {
  answerAsChain(change);
  const { entry, account } = await check({ entries: [payment], accounts: [bookAccount()], rpcUrl });
  expect(entry).toEqual({ state: 'open', reason: entryReason });
  expect(account).toEqual({ check: { state: 'open', reason: accountReason }, chain: null });
});

it('asks one by one where a node takes no batches', async () => {
  answerAsChain();
  const node = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const isBatch = (init.body as string).startsWith('[');
    return isBatch ? new Response('{"error":{"code":-32600,"message":"no batches"}}') : node(url, init);
  });
  const { entry } = await check({ entries: [payment] });
  expect(entry).toEqual({ state: 'agrees' });
});

it('tells nothing more once nobody wants to know', async () => {
  answerAsChain();
  const leaving = new AbortController();
  const report = vi.fn<() => void>(() => leaving.abort());
  const checking = checkBooks(
    { entries: bookEntries, accounts: [bookAccount()] },
    { nodeOf: () => 'http://node.example/', report, signal: leaving.signal },
  );
  await expect(checking).rejects.toThrow('aborted');
  expect(report).toHaveBeenCalledTimes(1);
});
