import type { PageQueries } from '../../api/page-queries';
import { listAt } from '../../features/ads';

export const queries: PageQueries = (ask, { search }) => ask(listAt(search));
