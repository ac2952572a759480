import type { PageQueries } from '../../api/page-queries';
import { listAwards } from '../../features/awards';
import { getParticipant } from '../../features/participants';
import { listProgressUpdates } from '../../features/progress';
import { listSeasons } from '../../features/seasons';
import { commentPages, listParticipantVotes } from '../../features/votes';
import { numberIn } from '../use-number-param';

export const queries: PageQueries = async (ask, { params }) => {
  const id = numberIn(params.id);
  if (!(await ask(getParticipant.initiate({ id })))) return;
  await Promise.all([
    ask(listSeasons.initiate()),
    ask(listAwards.initiate({})),
    ask(listProgressUpdates.initiate({ participantId: id })),
    ask(listParticipantVotes.initiate({ id })),
    ask(commentPages.initiate(id)),
  ]);
};
