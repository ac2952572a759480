import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { numbersOf } from '../../api/season-numbers';
import { queriesOfDays } from '../../season-days';

export const queries: PageQueries = (ask, { settings }) =>
  Promise.all([
    ask(configApi.endpoints.getConfig.initiate()),
    queriesOfDays(ask, numbersOf(settings).applyingSeason),
  ]);
