import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { useSession } from '../../../session/use-session';
import { useListAwardsQuery, useListOwnVotesQuery } from '../api';
import { voteStanding, type Candidate, type VoteStanding } from '../vote-standing';
import { useMonthNow } from './use-month-now';

/** Whether whoever reads this can vote for somebody now. What cannot be found out does not stand in the way: the server decides. */
export function useVoteStanding(candidate: Pick<Candidate, 'id' | 'userId' | 'season'>): VoteStanding {
  const session = useSession();
  const month = useMonthNow();
  const settings = useGetChallengeSettingsQuery();
  const awards = useListAwardsQuery({});
  const own = useListOwnVotesQuery(undefined, { skip: !session.user });
  return voteStanding({
    candidate,
    session,
    month,
    season: settings.data?.season,
    status: awards.data?.find(({ kind }) => kind === 'votes')?.status,
    // What a session that has ended knew stays in the cache.
    ownVotes: session.user ? own.data : undefined,
    isLoading: settings.isLoading || awards.isLoading || own.isLoading,
  });
}
