import { useListSeasonsQuery } from '../api';

const EARLY_MS = 7 * 24 * 60 * 60 * 1000;

/** A season that is planned and has not begun. */
interface NextSeason {
  number: number;
  /** When everybody sees who takes part. */
  startsAt: string;
  /** When accounts do. */
  earlyAt: string;
}

/** The season after the current one, where it is planned; of the first one there is nothing to be seen early. */
export function useNextSeason(): NextSeason | undefined {
  const { data: seasons = [] } = useListSeasonsQuery();
  const next = seasons.find(
    ({ number, state }) => number > 1 && (state === 'planned' || state === 'applications'),
  );
  if (!next?.startsAt) return undefined;
  const { number, startsAt } = next;
  return { number, startsAt, earlyAt: new Date(Date.parse(startsAt) - EARLY_MS).toISOString() };
}
