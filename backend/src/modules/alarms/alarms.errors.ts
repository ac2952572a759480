import { defineFailure } from '../../common/errors/app-error.js';

export const alarmNotFound = defineFailure(404, 'alarm_not_found', 'There is no such alarm');

export const alarmEndsByItself = defineFailure(
  409,
  'alarm_ends_by_itself',
  'This alarm ends once its cause is gone; it cannot be acknowledged',
);
