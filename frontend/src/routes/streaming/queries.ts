import type { PageQueries } from '../../api/page-queries';
import { listParticipants } from '../../features/participants';
import { listFilms } from '../../features/progress';

export const queries: PageQueries = (ask) =>
  Promise.all([ask(listFilms.initiate({})), ask(listParticipants.initiate({}))]);
