import type { PublishedVote, VoteMonthTotals, VoteTotal } from '../../api/generated/votes';
import { rootOfVotes } from '../../chain/root-of-votes';
import type { RootOnChain } from '../../chain/root-on-chain';
import type { VoteLeaf } from '../../chain/vote-tree';
import type { Step } from './check-steps';
import { isDifferent, type Total } from './total';

type RecountStep =
  | Step<'pseudonyms', 'unique' | 'repeated'>
  | Step<'root', 'rebuilt' | 'differs' | 'none' | 'notYet' | 'notOurs' | 'noContract' | 'noNode' | 'noAnswer'>
  | Step<'totals', 'equal' | 'different'>;

/** What came of counting a month again. */
export interface Recount {
  month: string;
  votes: number;
  steps: RecountStep[];
  totals: Total[];
  /** Pseudonyms that stand for more than one vote: two voters may have been shown one and the same. */
  repeated: string[];
}

/** What the site says of a month: its totals, and whether its root is in a block. */
export type SiteMonth = Pick<VoteMonthTotals, 'totals' | 'transactionHash'>;

/** Counts the published votes of a month again, and makes their root anew. */
export async function recount(
  month: string,
  votes: PublishedVote[],
  site: SiteMonth,
  onChain: RootOnChain,
): Promise<Recount> {
  const totals = countTotals(votes, site.totals);
  const repeated = findRepeated(votes);
  return {
    month,
    votes: votes.length,
    totals,
    repeated,
    steps: [
      repeated.length === 0
        ? { name: 'pseudonyms', state: 'passed', found: 'unique' }
        : { name: 'pseudonyms', state: 'failed', found: 'repeated' },
      await compareRoots(month, votes, site, onChain),
      totals.some(isDifferent)
        ? { name: 'totals', state: 'failed', found: 'different' }
        : { name: 'totals', state: 'passed', found: 'equal' },
    ],
  };
}

async function compareRoots(
  month: string,
  votes: PublishedVote[],
  { transactionHash }: SiteMonth,
  onChain: RootOnChain,
): Promise<RecountStep> {
  switch (onChain.state) {
    case 'found':
      return (await rootOf(month, votes)) === onChain.root
        ? { name: 'root', state: 'passed', found: 'rebuilt', asked: onChain.asked }
        : { name: 'root', state: 'failed', found: 'differs', asked: onChain.asked };
    case 'none':
      return transactionHash === null
        ? { name: 'root', state: 'open', found: 'notYet', asked: onChain.asked }
        : { name: 'root', state: 'failed', found: 'none', asked: onChain.asked };
    case 'notOurs':
      return { name: 'root', state: 'failed', found: 'notOurs' };
    default:
      return { name: 'root', state: 'open', found: onChain.state };
  }
}

/** Null of no votes. */
async function rootOf(month: string, votes: PublishedVote[]): Promise<string | null> {
  // Of the month that was asked for: a list of another one leads elsewhere.
  const leaves = votes.map(({ participantId, awardId, pseudonym, counted }): VoteLeaf => [
    month,
    participantId,
    awardId,
    pseudonym,
    counted,
  ]);
  return leaves.length > 0 ? rootOfVotes(leaves) : null;
}

function findRepeated(votes: PublishedVote[]): string[] {
  const seen = new Set<string>();
  const repeated = new Set<string>();
  for (const { pseudonym } of votes) (seen.has(pseudonym) ? repeated : seen).add(pseudonym);
  return [...repeated];
}

function countTotals(votes: PublishedVote[], siteTotals: VoteTotal[]): Total[] {
  const totals = new Map<string, Total>();
  const totalOf = ({ participantId, awardId }: Pick<Total, 'participantId' | 'awardId'>) => {
    const key = `${awardId}:${participantId}`;
    const nothing = { votes: 0, counted: 0, siteVotes: 0, siteCounted: 0 };
    const total = totals.get(key) ?? { participantId, awardId, ...nothing };
    totals.set(key, total);
    return total;
  };
  for (const vote of votes) {
    const total = totalOf(vote);
    total.votes += 1;
    total.counted += vote.counted ? 1 : 0;
  }
  for (const given of siteTotals) {
    const total = totalOf(given);
    total.siteVotes = given.votes;
    total.siteCounted = given.counted;
  }
  return [...totals.values()].toSorted(
    (one, other) =>
      one.awardId - other.awardId || other.counted - one.counted || one.participantId - other.participantId,
  );
}
