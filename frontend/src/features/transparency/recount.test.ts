import { expect, it } from 'vitest';
import type { PublishedVote, VoteTotal } from '../../api/generated/votes';
import type { RootOnChain } from '../../chain/root-on-chain';
import { makeVotes, rootOf, votedMonth } from '../../testing/make-votes';
import { recount } from './recount';
import { isDifferent } from './total';

const votes = makeVotes(12);
const siteTotals: VoteTotal[] = [
  { participantId: 1, awardId: 1, votes: 4, counted: 3 },
  { participantId: 2, awardId: 1, votes: 4, counted: 3 },
  { participantId: 3, awardId: 1, votes: 4, counted: 4 },
];
const asked = [`0x${'a1'.repeat(20)}`];
const transactionHash = `0x${'9c'.repeat(32)}`;
const site = { totals: siteTotals, transactionHash };
const onChain: RootOnChain = { state: 'found', root: rootOf(votes), asked };

const found = async (list: PublishedVote[], totals = siteTotals, root = onChain) =>
  (await recount(votedMonth, list, { totals, transactionHash }, root)).steps.map((step) => step.found);

it('finds nothing amiss in an untouched list, in whatever order it comes', async () => {
  expect(await found(votes)).toEqual(['unique', 'rebuilt', 'equal']);
  expect(await found(votes.toReversed())).toEqual(['unique', 'rebuilt', 'equal']);
});

it.each<[string, PublishedVote[], string]>([
  ['changed', votes.map((vote, index) => (index === 7 ? { ...vote, participantId: 3 } : vote)), 'different'],
  [
    'left uncounted',
    votes.map((vote, index) => (index === 7 ? { ...vote, counted: false } : vote)),
    'different',
  ],
  ['added', [...votes, ...makeVotes(13).slice(12)], 'different'],
  ['dropped', votes.slice(1), 'different'],
  [
    'given another pseudonym',
    [{ ...votes[0]!, pseudonym: `0x${'12'.repeat(32)}` }, ...votes.slice(1)],
    'equal',
  ],
])('finds that a vote was %s', async (_what, list, totals) => {
  expect(await found(list)).toEqual(['unique', 'differs', totals]);
});

it('finds that all votes are gone', async () => {
  expect(await found([])).toEqual(['unique', 'differs', 'different']);
});

it('takes no list of another month', async () => {
  const { steps } = await recount('2026-09', votes, site, onChain);
  expect(steps.map((step) => step.found)).toEqual(['unique', 'differs', 'equal']);
});

it('points out a pseudonym that stands for two votes', async () => {
  const list = [...votes, { ...votes[0]!, participantId: 2 }];
  const root: RootOnChain = { state: 'found', root: rootOf(list), asked };
  const { steps, repeated } = await recount(votedMonth, list, site, root);
  expect(steps.map((step) => step.found)).toEqual(['repeated', 'rebuilt', 'different']);
  expect(repeated).toEqual([votes[0]!.pseudonym]);
});

it('names the totals that differ, those that only the site has included', async () => {
  const shown = [
    ...siteTotals.map((total) => (total.participantId === 2 ? { ...total, counted: 9 } : total)),
    { participantId: 9, awardId: 1, votes: 1, counted: 1 },
  ];
  const { totals } = await recount(votedMonth, votes, { ...site, totals: shown }, onChain);
  expect(totals.filter(isDifferent)).toEqual([
    { participantId: 2, awardId: 1, votes: 4, counted: 3, siteVotes: 4, siteCounted: 9 },
    { participantId: 9, awardId: 1, votes: 0, counted: 0, siteVotes: 1, siteCounted: 1 },
  ]);
});

it.each(['noContract', 'noNode', 'noAnswer'] as const)(
  'leaves the root open while the chain cannot be asked (%s)',
  async (state) => {
    const { steps } = await recount(votedMonth, votes, site, { state });
    expect(steps[1]).toEqual({ name: 'root', state: 'open', found: state });
  },
);

it('misses a root only once the site says that it is in a block', async () => {
  const none: RootOnChain = { state: 'none', asked };
  const missing = await recount(votedMonth, votes, site, none);
  expect(missing.steps[1]).toEqual({ name: 'root', state: 'failed', found: 'none', asked });
  const early = await recount(votedMonth, votes, { ...site, transactionHash: null }, none);
  expect(early.steps[1]).toEqual({ name: 'root', state: 'open', found: 'notYet', asked });
});
