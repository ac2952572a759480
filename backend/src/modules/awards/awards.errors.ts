import { defineFailure } from '../../common/errors/app-error.js';

export const awardNotFound = defineFailure(404, 'award_not_found', 'This award does not exist');

export const awardNotOpen = defineFailure(409, 'award_not_open', 'This award is not open at the moment');
