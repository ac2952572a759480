import type { PageQueries } from '../../api/page-queries';
import { numbersOf } from '../../api/season-numbers';
import { queriesOfDays } from '../../season-days';

export const queries: PageQueries = (ask, { settings }) =>
  queriesOfDays(ask, numbersOf(settings).applyingSeason);
