import { type AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem, type Problem } from '../../common/errors/problem.js';
import { validationFailed } from '../../common/errors/common.errors.js';

const dateInvalid = defineProblem('date_invalid', 'Please enter a valid date');

const startNotBeforeEnd = defineProblem(
  'start_not_before_end',
  'The challenge must start before its end date',
);

const endNotAfterStart = defineProblem('end_not_after_start', 'The challenge must end after its start date');

const videoHostInvalid = defineProblem(
  'video_host_invalid',
  'Please enter host names such as video.example.org: {{host}}',
);

const videoHostsTooMany = defineProblem('video_hosts_too_many', 'Please list at most {{max}} hosts');

const placesOutOfRange = defineProblem(
  'places_out_of_range',
  'Maximum participants must be between {{min}} and {{max}}',
);

const runDaysOutOfRange = defineProblem(
  'run_days_out_of_range',
  'The days of a run must be between {{min}} and {{max}}',
);

export const settingsChanged = defineFailure(
  409,
  'settings_changed',
  'Somebody else has changed this setting meanwhile: {{key}} is {{current}} now (revision {{revision}}), and you would make it {{yours}}',
  { field: 'value' },
);

export const whitelistOfAnotherSeason = defineFailure(
  409,
  'whitelist_of_another_season',
  'The list is that of season {{season}} by now, so nothing was changed. Please look at it again.',
);

export const wrongValue = (problem: Problem): AppError => validationFailed({ value: [problem] });

export const notADate = (): AppError => wrongValue(dateInvalid());

export const startsTooLate = (): AppError => wrongValue(startNotBeforeEnd());

export const endsTooEarly = (): AppError => wrongValue(endNotAfterStart());

export const notAVideoHost = (host: string): AppError => wrongValue(videoHostInvalid({ host }));

export const tooManyVideoHosts = (max: number): AppError => wrongValue(videoHostsTooMany({ max }));

export const tooFewOrManyPlaces = (min: number, max: number): AppError =>
  wrongValue(placesOutOfRange({ min, max }));

export const tooFewOrManyRunDays = (min: number, max: number): AppError =>
  wrongValue(runDaysOutOfRange({ min, max }));
