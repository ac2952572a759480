import { useSelector } from 'react-redux';
import { selectChallengeSettings, useGetChallengeSettingsQuery } from './challenge-settings';
import type { ChallengeSettings } from './generated/settings';

export interface SeasonNumbers {
  /** Of the season that runs or ran last; before the first begins, of that. */
  season: number;
  /** Of the season that one can apply to; where there is none, of the current one. */
  applyingSeason: number;
}

/** Of the first season while nothing else is known. */
export const numbersOf = (settings: Partial<ChallengeSettings> = {}): SeasonNumbers => {
  const { season = 1, applyingSeason = season } = settings;
  return { season, applyingSeason };
};

/** The seasons that texts speak of. */
export const useSeasonNumbers = (): SeasonNumbers => numbersOf(useGetChallengeSettingsQuery().data);

/** As {@link useSeasonNumbers}, without asking for them: what every page says beside its own. */
export const useKnownSeasonNumbers = (): SeasonNumbers =>
  numbersOf(useSelector(selectChallengeSettings).data);
