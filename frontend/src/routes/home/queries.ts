import { configApi } from '../../api/generated/config';
import type { Ask, PageQueries } from '../../api/page-queries';
import { listSeasons } from '../../api/season-list';
import { numbersOf } from '../../api/season-numbers';
import { listAds } from '../../features/ads';
import { listAwards } from '../../features/awards';
import { queriesOfDays } from '../../season-days';
import { adsOnHome } from './ads-on-home';

export const queries: PageQueries = (ask, { settings, drawnAt }) => {
  const { season, applyingSeason } = numbersOf(settings);
  const hasEnded = settings?.challengeEndDate && Date.parse(settings.challengeEndDate) <= drawnAt;
  return Promise.all([
    ask(configApi.endpoints.getConfig.initiate()),
    ask(listAds.initiate(adsOnHome)),
    hasEnded && betweenSeasons(ask, season),
    applyingSeason !== season && queriesOfDays(ask, applyingSeason),
  ]);
};

async function betweenSeasons(ask: Ask, season: number): Promise<void> {
  const seasons = await ask(listSeasons.initiate());
  const isClosed = seasons?.some(({ number, state }) => number === season && state === 'closed');
  if (isClosed) await ask(listAwards.initiate({ season }));
}
