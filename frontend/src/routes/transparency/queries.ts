import { configApi } from '../../api/generated/config';
import type { PageQueries } from '../../api/page-queries';
import { queriesOfBooks } from '../../features/books';
import { listParticipants } from '../../features/participants';
import { listVoteMonths } from '../../features/transparency';

export const queries: PageQueries = (ask, { search }) =>
  Promise.all([
    ask(listParticipants.initiate({})),
    ask(listVoteMonths.initiate({})),
    ask(configApi.endpoints.getConfig.initiate()),
    queriesOfBooks(ask, search),
  ]);
