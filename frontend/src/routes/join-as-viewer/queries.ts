import type { PageQueries } from '../../api/page-queries';
import { listParticipants } from '../../features/participants';

export const queries: PageQueries = (ask) => ask(listParticipants.initiate({}));
