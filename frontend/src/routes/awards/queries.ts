import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { listAwards } from '../../features/awards';

export const queries: PageQueries = (ask) =>
  Promise.all([ask(listAwards.initiate({})), ask(configApi.endpoints.getConfig.initiate())]);
