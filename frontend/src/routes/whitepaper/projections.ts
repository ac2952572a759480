import { advertising, season } from '../../season';
import { incomeDistribution } from '../../season-rules';

/** Approved ads of the calculated seasons; assumptions of the financial projections alone. */
const assumedAds = { one: 1, quiet: 24, steady: 120, lively: 360 } as const;

/** What so many approved ads bring, in whole or half coins. */
function projection(ads: number, language: string) {
  const total = ads * advertising.priceInCoins;
  const format = new Intl.NumberFormat(language);
  const share = (percent: number) => format.format((total * percent) / 100);
  return {
    ads: format.format(ads),
    adsPerMonth: format.format(ads / season.months),
    total: format.format(total),
    founder: share(advertising.founderSharePercent),
    platform: share(advertising.platformSharePercent),
    operations: share(incomeDistribution.operations),
    development: share(incomeDistribution.development),
    marketing: share(incomeDistribution.marketing),
  };
}

/** The calculated seasons under the names by which the documents call them. */
export const projections = (language: string) => ({
  one: projection(assumedAds.one, language),
  quiet: projection(assumedAds.quiet, language),
  steady: projection(assumedAds.steady, language),
  lively: projection(assumedAds.lively, language),
});
