import { defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const seasonNotFound = defineFailure(404, 'season_not_found', 'There is no such season');

export const seasonClosed = defineFailure(
  409,
  'season_closed',
  'Season {{season}} is closed: what belongs to it can only be read.',
);

export const seasonOver = defineFailure(
  409,
  'season_over',
  'Season {{season}} is over: nobody can take a place in it any more.',
);

export const seasonChanged = defineFailure(
  409,
  'season_changed',
  'Somebody else has changed this season in the meantime. Please look at it again.',
);

export const seasonMonthsShared = defineFailure(
  409,
  'season_months_shared',
  'Season {{later}} must start in a calendar month (UTC) after the one in which season {{earlier}} ends',
);

export const seasonEndMissing = defineFailure(
  409,
  'season_end_missing',
  'Season {{season}} has no end yet: please set it before the next one is planned',
);

export const seasonPlannedAlready = defineFailure(
  409,
  'season_planned_already',
  'Season {{season}} is planned already: the one after it can be planned once it has begun',
);

export const seasonMonthFixed = defineFailure(
  409,
  'season_month_fixed',
  'The votes of {{month}} are fixed: the month must stay within season {{season}}',
);

export const seasonMonthVoted = defineFailure(
  409,
  'season_month_voted',
  'Votes of {{month}} went to season {{season}}: the month must stay with it',
);

export const seasonNotClosable = defineFailure(
  409,
  'season_not_closable',
  'Season {{season}} cannot be closed yet: please look at what stands in the way',
);

export const seasonNotReopenable = defineFailure(
  409,
  'season_not_reopenable',
  'Season {{season}} stays closed, for season {{next}} has begun',
);

export const startBegun = defineProblem(
  'season_start_begun',
  'The season has begun, so its start stays as it is',
);

export const startPassed = defineProblem('season_start_passed', 'The season must start in the future');

export const endNotAfterStart = defineProblem('season_end_order', 'The season must end after it starts');

export const applicationsOutOfOrder = defineProblem(
  'season_applications_order',
  'Applications must close after they open',
);

export const applicationsAfterStart = defineProblem(
  'season_applications_late',
  'Applications must open before the season starts',
);

export const applicationsCloseLate = defineProblem(
  'season_applications_close_late',
  'Applications must close by the start of the season',
);

export const reviewTooEarly = defineProblem(
  'season_review_order',
  'The review must begin after the season starts',
);

export const ceremonyTooEarly = defineProblem(
  'season_ceremony_order',
  'The ceremony must come after the start and the review',
);
