import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import type { User } from '../../api/generated/auth';
import { useSeasonListQuery } from '../../api/season-list';
import { useGetOwnParticipantQuery } from '../../features/participants';

/** Whether somebody has a place in a season that is not closed: participants have, and users can, in one before or after the current season. */
export function useHasOpenPlace({ role }: User): boolean {
  const { data: settings } = useGetChallengeSettingsQuery();
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: role !== 'user' });
  const open = seasons.filter(({ number, state }) => state !== 'closed' && number !== settings?.season);
  // Who has no place is refused: nobody asks who cannot have one.
  const skip = settings === undefined || open.length === 0;
  const { currentData: own } = useGetOwnParticipantQuery({}, { skip });
  if (role !== 'user') return role === 'participant';
  return open.some(({ number }) => number === own?.season);
}
