import { expect, it } from 'vitest';
import type { RootOnChain } from '../../chain/root-on-chain';
import { makeVotes, receiptOf, rootOf, secretOf, votedMonth } from '../../testing/make-votes';
import { checkReceipt } from './check-receipt';
import { verdictOf } from './check-steps';
import { parseReceipt, type Receipt } from './receipt';

const votes = makeVotes(12);
const mine = 3;

/** As it comes out of the file. */
const read = (receipt: object): Receipt => parseReceipt(JSON.stringify(receipt))!;
const whole = read({ ...receiptOf(votes, mine), secret: secretOf(mine) });
const registry = `0x${'a1'.repeat(20)}`;
const chainOf =
  (root: string) =>
  async (month: string): Promise<RootOnChain> =>
    Promise.resolve(
      month === votedMonth
        ? { state: 'found', root, asked: [registry] }
        : { state: 'none', asked: [registry] },
    );
const onChain = chainOf(rootOf(votes));

async function check(receipt: Receipt, readRoot: Parameters<typeof checkReceipt>[1] = onChain) {
  const steps = await checkReceipt(receipt, readRoot);
  return { verdict: verdictOf(steps), found: steps.map(({ found }) => found) };
}

/** Another digit at one place of a hash. */
const changed = (hash: string, place = 20): string =>
  hash.slice(0, place) + (hash[place] === '0' ? '1' : '0') + hash.slice(place + 1);

it('finds that an untouched receipt with its secret proves the vote', async () => {
  expect(await check(whole)).toEqual({ verdict: 'proven', found: ['yours', 'leads', 'same'] });
});

it('takes every vote of the month', async () => {
  for (const [index] of votes.entries()) {
    const receipt = read({ ...receiptOf(votes, index), secret: secretOf(index) });
    expect((await check(receipt)).verdict).toBe('proven');
  }
});

it('takes the only vote of a month', async () => {
  const alone = makeVotes(1);
  const receipt = read({ ...receiptOf(alone, 0), secret: secretOf(0) });
  expect((await check(receipt, chainOf(rootOf(alone)))).verdict).toBe('proven');
});

it('does not say whose vote it is without the secret', async () => {
  expect(await check(read(receiptOf(votes, mine)))).toEqual({
    verdict: 'counted',
    found: ['missing', 'leads', 'same'],
  });
});

it("says of a stranger's receipt that the secret is not that of the vote", async () => {
  const stranger = read({ ...receiptOf(votes, mine + 1), secret: secretOf(mine) });
  expect(await check(stranger)).toEqual({ verdict: 'failed', found: ['foreign', 'leads', 'same'] });
  expect((await check({ ...whole, secret: 'no secret' })).verdict).toBe('failed');
});

const [month, participantId, awardId, pseudonym, counted] = whole.leaf;
it.each<[string, Partial<Receipt>]>([
  ['the month of the vote', { leaf: ['2026-09', participantId, awardId, pseudonym, counted] }],
  ['the participant', { leaf: [month, participantId + 1, awardId, pseudonym, counted] }],
  ['the award', { leaf: [month, participantId, awardId + 1, pseudonym, counted] }],
  ['the pseudonym', { leaf: [month, participantId, awardId, changed(pseudonym), counted] }],
  ['whether it counts', { leaf: [month, participantId, awardId, pseudonym, !counted] }],
  ['a hash of the way', { proof: [changed(whole.proof[0]!), ...whole.proof.slice(1)] }],
  ['the length of the way', { proof: whole.proof.slice(1) }],
  ['the root', { root: changed(whole.root) }],
  ['the month of the receipt', { month: '2026-07' }],
  ['the secret', { secret: changed(whole.secret!) }],
])('finds a change of %s', async (_what, change) => {
  expect((await check({ ...whole, ...change })).verdict).toBe('failed');
});

it.each<[string, typeof votes]>([
  ['changed', votes.map((vote, index) => (index === 7 ? { ...vote, participantId: 3 } : vote))],
  ['left uncounted', votes.map((vote, index) => (index === 7 ? { ...vote, counted: false } : vote))],
  ['added', [...votes, ...makeVotes(13).slice(12)]],
  ['dropped', votes.filter((_vote, index) => index !== 7)],
])('fails against the chain when another vote was %s after the root', async (_what, later) => {
  const receipt = read({ ...receiptOf(later, mine), secret: secretOf(mine) });
  expect(await check(receipt)).toEqual({ verdict: 'failed', found: ['yours', 'leads', 'other'] });
});

it('fails where the chain holds no root for the month, though the receipt says where it stands', async () => {
  const readRoot = async () => Promise.resolve({ state: 'none' as const, asked: [registry] });
  for (const named of [registry, undefined])
    expect(await check({ ...whole, registry: named }, readRoot)).toEqual({
      verdict: 'failed',
      found: ['yours', 'leads', 'none'],
    });
});

it('stays open while a root is missing that was not in a block when the receipt was made', async () => {
  const readRoot = async () => Promise.resolve({ state: 'none' as const, asked: [registry] });
  expect(await check({ ...whole, registry: null }, readRoot)).toEqual({
    verdict: 'open',
    found: ['yours', 'leads', 'notYet'],
  });
  expect((await check({ ...whole, registry: null }, chainOf(changed(whole.root)))).verdict).toBe('failed');
});

it('fails where the receipt names a registry that is none of the site, whatever stands there', async () => {
  const readRoot = async () => Promise.resolve({ state: 'notOurs' as const });
  expect(await check(whole, readRoot)).toEqual({ verdict: 'failed', found: ['yours', 'leads', 'notOurs'] });
});

it.each(['noContract', 'noNode', 'noAnswer'] as const)(
  'never calls anything proven while the chain cannot be asked (%s)',
  async (state) => {
    const result = await check(whole, async () => Promise.resolve({ state }));
    expect(result).toEqual({ verdict: 'open', found: ['yours', 'leads', state] });
  },
);
