import { useLongDay, useLongMonth } from '../i18n/use-long-date';
import { adLimits } from '../limits';
import { plannedTokens } from '../planned';
import {
  advertising,
  incomeDistribution,
  monthlyVideo,
  participation,
  season,
  voting,
  whitepaper,
} from '../season';

/** The season's figures and dates under the names by which the texts of the static pages call them. */
export function useSeasonFigures() {
  const longDay = useLongDay();
  const longMonth = useLongMonth();
  return {
    ...participation,
    ...monthlyVideo,
    ...voting,
    season: season.number,
    months: season.months,
    participants: season.maxParticipants,
    updateDay: season.updateDay,
    applicationsOpen: longDay(season.applicationsOpen),
    applicationDeadline: longDay(season.applicationDeadline),
    launchDate: longDay(season.launchDate),
    midReview: longDay(season.midReview),
    awardsCeremony: longDay(season.awardsCeremony),
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
