import { useGetChallengeSettingsQuery } from '../../api/challenge-settings';
import type { User } from '../../api/generated/auth';
import { useSeasonListQuery } from '../../api/season-list';
import { useListOwnPlacesQuery } from '../../features/participants';

/** Whether somebody has a place in a season that is not closed: participants have, and users can, in one before the current season. */
export function useHasOpenPlace({ role }: User): boolean {
  const isUser = role === 'user';
  const { data: settings } = useGetChallengeSettingsQuery();
  const { data: seasons = [] } = useSeasonListQuery(undefined, { skip: !isUser });
  const isPossible =
    settings !== undefined &&
    seasons.some(({ number, state }) => state !== 'closed' && number < settings.season);
  // Who has no place is refused: nobody asks who cannot have one.
  const { currentData: places = [] } = useListOwnPlacesQuery(undefined, { skip: !isUser || !isPossible });
  return isUser ? isPossible && places.length > 0 : role === 'participant';
}
