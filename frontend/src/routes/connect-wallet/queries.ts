import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';

/** Which chain the wallet has to be on. */
export const queries: PageQueries = (ask) => ask(configApi.endpoints.getConfig.initiate());
