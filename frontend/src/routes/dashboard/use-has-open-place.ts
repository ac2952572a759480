import type { User } from '../../api/generated/auth';
import { useSeasonListQuery } from '../../api/season-list';
import { useGetOwnParticipantQuery } from '../../features/participants';

/** Whether somebody has a place in a season that is not closed: participants have, and users can, in one before or after the current season. */
export function useHasOpenPlace({ role }: User): boolean {
  const { currentData: own } = useGetOwnParticipantQuery({}, { skip: role !== 'user' });
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: !own });
  if (role !== 'user') return role === 'participant';
  return (
    own !== undefined && !seasons.some(({ number, state }) => number === own.season && state === 'closed')
  );
}
