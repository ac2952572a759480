import { useTranslation } from 'react-i18next';
import { useLongDay } from '../i18n/use-long-date';
import {
  adLimits,
  advertising,
  incomeDistribution,
  monthlyVideo,
  participation,
  plannedTokens,
  season,
  voting,
  whitepaper,
} from '../season';

/** The season's figures and dates under the names by which the texts of the static pages call them. */
export function useSeasonFigures() {
  const { i18n } = useTranslation();
  const longDay = useLongDay();
  const month = new Intl.DateTimeFormat(i18n.language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
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
    published: month.format(new Date(whitepaper.month)),
  };
}
