import { type AppError, defineFailure } from '../../common/errors/app-error.js';
import { validationFailed } from '../../common/errors/common.errors.js';
import { defineProblem } from '../../common/errors/problem.js';

export const awardNotFound = defineFailure(404, 'award_not_found', 'This award does not exist');

export const awardNotOpen = defineFailure(409, 'award_not_open', 'This award is not open at the moment');

export const awardNotClosed = defineFailure(409, 'award_not_closed', 'This award is not closed yet');

export const draftChanged = defineFailure(
  409,
  'score_draft_changed',
  'This draft was changed in another tab or on another device in the meantime',
);

export const awardStepRefused = defineFailure(
  409,
  'award_step_refused',
  'An award goes from upcoming to open, from open to closed, and from closed back to open. No other step is possible.',
);

export const awardNotJudged = defineFailure(400, 'award_not_judged', 'This award is not decided by judges');

export const notAJudge = defineFailure(403, 'not_a_judge', 'Only judges of the season may do this');

export const ownProjectNotScored = defineFailure(
  403,
  'own_project_not_scored',
  'Judges cannot score their own project',
);

export const judgePasswordCommon = defineFailure(
  409,
  'judge_password_common',
  "This account's password is among the first that anybody tries: its owner has to choose another before they judge",
);

export const criteriaRequired = defineProblem(
  'criteria_required',
  'Please give each criterion a whole number from {{min}} to {{max}}, or say that you are close to this participant',
);

const datesOutOfOrder = defineProblem('award_dates_out_of_order', 'The period must end after it begins');

export const endsBeforeItBegins = (): AppError => validationFailed({ endDate: [datesOutOfOrder()] });

const startInFuture = defineProblem(
  'award_start_in_future',
  'The period has begun, so its start lies in the past',
);

export const startsLater = (): AppError => validationFailed({ startDate: [startInFuture()] });

const endInFuture = defineProblem('award_end_in_future', 'The period has ended, so its end lies in the past');

export const endsLater = (): AppError => validationFailed({ endDate: [endInFuture()] });

export const draftRevisionRequired = defineProblem(
  'draft_revision_required',
  '{{field}} must be the revision of a draft, or null',
);
