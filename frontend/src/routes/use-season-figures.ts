import { useSeasonNumbers } from '../api/season-numbers';
import { usePlaces } from '../features/settings';
import { useLongDay, useLongMonth } from '../i18n/use-long-date';
import { adLimits } from '../limits';
import { plannedTokens } from '../planned';
import { advertising, firstSeason, monthlyVideo, season as everySeason } from '../season';
import { incomeDistribution, participation, voting, whitepaper } from '../season-rules';
import { type SeasonDays, useSeasonDays } from '../season-days';

/** Stands where a day belongs that nobody has said. */
const open = '…';

interface SeasonOfFigures {
  number: number;
  days: SeasonDays;
  places: number;
}

function useFiguresOf({ number, days, places }: SeasonOfFigures) {
  const longDay = useLongDay();
  const longMonth = useLongMonth();
  const day = (name: keyof SeasonDays) => (days[name] === null ? open : longDay(days[name]));
  return {
    ...participation,
    ...monthlyVideo,
    ...voting,
    season: number,
    months: everySeason.months,
    participants: places,
    updateDay: everySeason.updateDay,
    applicationsOpen: day('applicationsOpen'),
    applicationDeadline: day('applicationDeadline'),
    launchDate: day('launchDate'),
    midReview: day('midReview'),
    awardsCeremony: day('awardsCeremony'),
    price: advertising.priceInCoins,
    founderShare: advertising.founderSharePercent,
    platformShare: advertising.platformSharePercent,
    confirmations: advertising.requiredConfirmations,
    holdDays: advertising.holdDays,
    ad: adLimits,
    income: incomeDistribution,
    tokens: plannedTokens,
    version: whitepaper.version,
    published: longMonth(whitepaper.month),
  };
}

/** Figures and dates of the season that one can apply to, under the names by which the texts of the static pages call them. */
export function useSeasonFigures() {
  const { season, applyingSeason: number } = useSeasonNumbers();
  const figures = useFiguresOf({ number, days: useSeasonDays(number), places: usePlaces().places });
  return { ...figures, currentSeason: season };
}

/** As {@link useSeasonFigures}, of the season that the whitepaper and its companions were written for. */
export const useDocumentFigures = () =>
  useFiguresOf({ number: firstSeason.number, days: firstSeason, places: everySeason.usualPlaces });
