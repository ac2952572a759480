import { useSeasonListQuery } from '../../api/season-list';

/** Whether a season is closed, so that its part can only be read; undefined until it is known. Where that cannot be loaded, the server refuses. */
export function useIsSeasonClosed(season: number): boolean | undefined {
  const { data, isError } = useSeasonListQuery();
  if (!data) return isError ? false : undefined;
  return data.some(({ number, state }) => number === season && state === 'closed');
}
