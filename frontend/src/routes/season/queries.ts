import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { getSeason, listSeasons } from '../../features/seasons';
import { numberIn } from '../use-number-param';

export const queries: PageQueries = async (ask, { params }) => {
  const season = await ask(getSeason.initiate({ number: numberIn(params.number) }));
  if (!season) return;
  const hasBegun = season.state !== 'planned' && season.state !== 'applications';
  if (hasBegun) await ask(configApi.endpoints.getConfig.initiate());
  else await ask(listSeasons.initiate());
};
