import type { AdminSeason } from './seasons-api';

/** Of all seasons, newest first, the newest that has begun, else the first; as the server has it. */
export const currentSeason = (seasons: readonly AdminSeason[]): AdminSeason | undefined =>
  seasons.find(({ hasBegun }) => hasBegun) ?? seasons.at(-1);

/** The season to plan after these; null while one is planned that has not begun. */
export function seasonToPlan(seasons: readonly AdminSeason[]): number | null {
  const [newest] = seasons;
  return newest && newest === currentSeason(seasons) ? newest.number + 1 : null;
}

/** Whether a later one has begun: what is closed by then stays closed. */
export const isFollowed = (seasons: readonly AdminSeason[], { number }: AdminSeason): boolean =>
  seasons.some((other) => other.number > number && other.hasBegun);
