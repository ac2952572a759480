import type { PageQueries } from '../../api/page-queries';
import { listSeasons } from '../../api/season-list';
import { numbersOf } from '../../api/season-numbers';
import { listAwards } from '../../features/awards';
import { listParticipants } from '../../features/participants';

export const queries: PageQueries = (ask, { settings }) => {
  const { season, applyingSeason } = numbersOf(settings);
  return Promise.all([
    ask(listParticipants.initiate({})),
    ask(listAwards.initiate({})),
    applyingSeason !== season && ask(listSeasons.initiate()),
  ]);
};
