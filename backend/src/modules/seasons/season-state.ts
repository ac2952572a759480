import type { Season } from './entities/season.entity.js';

/** How far a season has come. */
export const SEASON_STATES = ['planned', 'applications', 'running', 'counting', 'closed'] as const;
export type SeasonState = (typeof SEASON_STATES)[number];

type Marks = Pick<
  Season,
  'applicationsOpenedAt' | 'applicationsClosedAt' | 'begunAt' | 'endedAt' | 'closedAt'
>;

/** By what the clock and the administrators wrote down, so that whoever asks at the same moment is told the same. */
export function stateOf(season: Marks): SeasonState {
  if (season.closedAt) return 'closed';
  if (season.begunAt) return season.endedAt ? 'counting' : 'running';
  return season.applicationsOpenedAt && !season.applicationsClosedAt ? 'applications' : 'planned';
}
