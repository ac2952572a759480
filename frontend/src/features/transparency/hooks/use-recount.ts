import { useState } from 'react';
import { useLazyGetRootOnChainQuery } from '../../../chain/root-reads';
import { useLazyGetVoteMonthQuery } from '../api';
import type { Recount } from '../recount';

/** More keep a phone busy for minutes, and need more memory than a page gets there. */
const MOST_VOTES = 200_000;

type Outcome =
  | { state: 'none' | 'counting' }
  | { state: 'failed'; error: unknown }
  | { state: 'tooMany'; votes: number }
  | { state: 'counted'; recount: Recount };

/** Counts a month again in this browser, from the list that the site publishes and the root that the chain holds. */
export function useRecount(month: string) {
  const [readRoot] = useLazyGetRootOnChainQuery();
  const [outcome, setOutcome] = useState<Outcome>({ state: 'none' });
  const [fetchMonth] = useLazyGetVoteMonthQuery();

  const count = async () => {
    setOutcome({ state: 'counting' });
    try {
      const site = await fetchMonth({ month }).unwrap();
      if (site.votes > MOST_VOTES) return setOutcome({ state: 'tooMany', votes: site.votes });
      const [{ fetchLeaves }, { recount }] = await Promise.all([
        import('../fetch-leaves'),
        import('../recount'),
      ]);
      const fetched = await fetchLeaves(month);
      if ('error' in fetched) return setOutcome({ state: 'failed', error: fetched.error });
      const onChain = await readRoot({ month, registry: site.registry }).unwrap();
      setOutcome({ state: 'counted', recount: await recount(month, fetched.votes, site, onChain) });
    } catch (error) {
      setOutcome({ state: 'failed', error });
    }
  };

  return { outcome, count };
}
