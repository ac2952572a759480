import type { PageQueries } from '../../api/page-queries';
import { listAwards } from '../../features/awards';
import { listSeasons } from '../../features/seasons';

export const queries: PageQueries = async (ask) => {
  const seasons = (await ask(listSeasons.initiate())) ?? [];
  const closed = seasons.filter(({ state }) => state === 'closed');
  await Promise.all(closed.map(({ number: season }) => ask(listAwards.initiate({ season }))));
};
