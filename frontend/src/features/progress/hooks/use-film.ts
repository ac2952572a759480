import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { filmOf, type FilmSource } from '../film';

/** How a film is shown by its address; undefined also until the listed hosts are known. */
export function useFilm(address: string): FilmSource | undefined {
  const { data, isLoading } = useGetChallengeSettingsQuery();
  return isLoading ? undefined : filmOf(address, data?.videoHosts ?? []);
}
