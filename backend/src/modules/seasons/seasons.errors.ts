import { defineFailure } from '../../common/errors/app-error.js';

export const seasonNotFound = defineFailure(404, 'season_not_found', 'There is no such season');

export const seasonClosed = defineFailure(
  409,
  'season_closed',
  'Season {{season}} is closed: what belongs to it can only be read.',
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
