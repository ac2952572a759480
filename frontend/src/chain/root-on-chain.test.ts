import { id } from 'ethers';
import { afterEach, expect, it, vi } from 'vitest';
import { aNetwork, answerNode, answerRegistries, type StandingRegistry } from '../testing/answer-node';
import type { Network } from './networks';
import { rootOnChain } from './root-on-chain';

const root = id('root');
const forged = id('forged');
const first = `0x${'b2'.repeat(20)}`;
const second = `0x${'a1'.repeat(20)}`;

let nodes = 0;
/** What is known of a registry is kept by its node, so each test asks one of its own. */
const aFreshNetwork = (change: Partial<Network> = {}) =>
  aNetwork({ rpcUrl: `http://node-${++nodes}.example/`, ...change });

const answerBoth = (older: StandingRegistry, newer: StandingRegistry) =>
  answerRegistries((address) => (address === first ? older : newer));

afterEach(() => vi.unstubAllGlobals());

it('is what the contract holds for the month', async () => {
  answerNode({ '2026-08': root });
  expect(await rootOnChain(aFreshNetwork(), '2026-08')).toEqual({ state: 'found', root, asked: [second] });
  expect(await rootOnChain(aFreshNetwork(), '2026-09')).toEqual({ state: 'none', asked: [second, first] });
});

it('is not what an earlier registry holds for a month of the later one, whichever a receipt names', async () => {
  const network = aFreshNetwork();
  answerBoth({ roots: { '2027-03': forged } }, { firstMonth: '2026-12', roots: {} });
  for (const named of [first, second, null, undefined])
    expect(await rootOnChain(network, '2027-03', named)).toEqual({ state: 'none', asked: [second] });
});

it('is that of the later registry where both hold one', async () => {
  const network = aFreshNetwork();
  answerBoth({ roots: { '2026-12': forged } }, { firstMonth: '2026-12', roots: { '2026-12': root } });
  for (const named of [first, null])
    expect(await rootOnChain(network, '2026-12', named)).toMatchObject({ root, asked: [second] });
});

it('is that of the registry which was made for the latest month that is not after it', async () => {
  const network = aFreshNetwork();
  const roots = { '2027-01': forged, '2027-02': forged };
  answerBoth({ firstMonth: '2026-12', roots }, { firstMonth: '2027-01', roots: { '2027-02': root } });
  expect(await rootOnChain(network, '2027-02')).toMatchObject({ root, asked: [second] });
  expect(await rootOnChain(network, '2027-01')).toEqual({ state: 'none', asked: [second] });
});

it('is never that of a registry which was added for earlier months, unless of one of these', async () => {
  const network = aFreshNetwork();
  const roots = { '2026-05': root, '2026-10': forged, '2026-11': forged };
  answerBoth({ firstMonth: '2026-10', roots: { '2026-10': root } }, { firstMonth: '2026-05', roots });
  expect(await rootOnChain(network, '2026-05')).toMatchObject({ root, asked: [second] });
  expect(await rootOnChain(network, '2026-10')).toMatchObject({ root, asked: [first] });
  expect(await rootOnChain(network, '2026-11')).toEqual({ state: 'none', asked: [first] });
});

it('is that of the newest of several made for the same month which holds one', async () => {
  const months = { firstMonth: '2026-12', roots: { '2027-01': root, '2027-02': forged } };
  const network = aFreshNetwork();
  answerBoth(months, { firstMonth: '2026-12', roots: { '2027-02': root } });
  expect(await rootOnChain(network, '2027-02')).toMatchObject({ root, asked: [second] });
  expect(await rootOnChain(network, '2027-01')).toMatchObject({ root, asked: [first] });
});

it('stands on the earlier registry where the month was before the later one', async () => {
  const network = aFreshNetwork();
  answerBoth({ roots: { '2026-11': root } }, { firstMonth: '2026-12', roots: { '2026-11': forged } });
  expect(await rootOnChain(network, '2026-11', second)).toEqual({ state: 'found', root, asked: [first] });
});

it('is none under what only looks like a month', async () => {
  const network = aFreshNetwork();
  answerBoth({ roots: { ' 2027-03': forged, '2027-3': forged } }, { firstMonth: '2026-12', roots: {} });
  for (const month of [' 2027-03', '2027-3', '2026-00', ''])
    expect(await rootOnChain(network, month, first)).toEqual({ state: 'none', asked: [] });
});

it('asks each registry once for its first month', async () => {
  const network = aFreshNetwork();
  const asked = answerBoth({ roots: {} }, { firstMonth: '2026-12', roots: { '2026-12': root } });
  await rootOnChain(network, '2026-12');
  await rootOnChain(network, '2026-12');
  expect(asked.filter((call) => call.startsWith('firstMonth'))).toHaveLength(2);
});

it('is not asked for where a registry is named that the site does not list', async () => {
  const asked = vi.fn<typeof fetch>();
  vi.stubGlobal('fetch', asked);
  expect(await rootOnChain(aNetwork(), '2026-08', `0x${'c3'.repeat(20)}`)).toEqual({ state: 'notOurs' });
  expect(asked).not.toHaveBeenCalled();
});

it('is read however the address of a listed registry is written', async () => {
  answerNode({ '2026-08': root });
  const listed = `0x${'AbCd'.repeat(10)}`;
  const network = aNetwork({ voteRegistries: [listed] });
  expect(await rootOnChain(network, '2026-08', listed.toLowerCase())).toMatchObject({ state: 'found', root });
});

it('is read of the newest registry where the server is of the version before, which lists none', async () => {
  answerNode({ '2026-08': root });
  const { voteRegistries, ...listsNone } = aNetwork();
  expect(voteRegistries).toHaveLength(2);
  const network = listsNone as Network;
  expect(await rootOnChain(network, '2026-08')).toEqual({ state: 'found', root, asked: [second] });
  const without = { ...network, voteRegistry: null };
  expect(await rootOnChain(without, '2026-08')).toEqual({ state: 'noContract' });
});

it('cannot be read where no contract or no node is known', async () => {
  expect(await rootOnChain(undefined, '2026-08')).toEqual({ state: 'noContract' });
  expect(await rootOnChain(aNetwork({ voteRegistries: [] }), '2026-08')).toEqual({ state: 'noContract' });
  expect(await rootOnChain(aNetwork({ rpcUrl: null }), '2026-08')).toEqual({ state: 'noNode' });
});

it.each<[string, () => Response]>([
  ['with nothing, as where it holds no such contract yet', () => new Response('{"result":"0x"}')],
  ['with no JSON', () => new Response('<html>', { status: 502 })],
  [
    'that it is busy',
    () => new Response('{"error":{"code":-32005,"message":"limit exceeded"}}', { status: 429 }),
  ],
])('cannot be read while the node answers %s', async (_what, answer) => {
  vi.stubGlobal('fetch', async () => Promise.resolve(answer()));
  expect(await rootOnChain(aFreshNetwork(), '2026-08')).toEqual({ state: 'noAnswer' });
});

it('cannot be read while the node is away, not even by halves, and is read once it is back', async () => {
  const network = aFreshNetwork();
  const older = { roots: { '2027-03': forged } };
  answerRegistries((address) => (address === first ? older : null));
  expect(await rootOnChain(network, '2027-03', first)).toEqual({ state: 'noAnswer' });
  answerBoth(older, { firstMonth: '2026-12', roots: { '2027-03': root } });
  expect(await rootOnChain(network, '2027-03', first)).toMatchObject({ state: 'found', root });
});
