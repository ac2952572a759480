import { useState } from 'react';
import { useLazyGetRootOnChainQuery } from '../../../chain/root-reads';
import { useLazyGetVoteMonthQuery, useLazyListVoteLeavesQuery } from '../api';
import type { Recount } from '../recount';

type Outcome =
  | { state: 'none' | 'counting' }
  | { state: 'failed'; error: unknown }
  | { state: 'counted'; recount: Recount };

/** Counts a month again in this browser, from the list that the site publishes and the root that the chain holds. */
export function useRecount(month: string) {
  const [readRoot] = useLazyGetRootOnChainQuery();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const [fetchVotes] = useLazyListVoteLeavesQuery();
  const [fetchMonth] = useLazyGetVoteMonthQuery();

  const count = async () => {
    setOutcome({ state: 'counting' });
    try {
      const [votes, site] = await Promise.all([
        fetchVotes({ month }).unwrap(),
        fetchMonth({ month }).unwrap(),
      ]);
      const { recount } = await import('../recount');
      const onChain = await readRoot({ month, registry: site.registry }).unwrap();
      setOutcome({ state: 'counted', recount: await recount(month, votes, site, onChain) });
    } catch (error) {
      setOutcome({ state: 'failed', error });
    }
  };

  return { outcome, count };
}
