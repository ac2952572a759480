import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { getTokenomics } from '../../features/tokenomics';

export const queries: PageQueries = (ask) =>
  Promise.all([ask(getTokenomics.initiate()), ask(configApi.endpoints.getConfig.initiate())]);
