import { validationFailed } from '../../../common/errors/common.errors.js';
import { startPassed, startTooFar } from '../ads.errors.js';
import { DAY_MS } from './run-state.js';

/** Days ahead to which a start may be chosen. */
const FARTHEST_DAYS = 365;

/**
 * What is kept of a start that an advertiser chose; undefined where none was given. One that stands already may have passed.
 * @throws validationFailed
 */
export function chosenStart(
  given: string | null | undefined,
  standing: Date | null = null,
): Date | null | undefined {
  if (given === undefined || given === null) return given;
  const start = new Date(given);
  if (start.getTime() === standing?.getTime()) return start;
  const ahead = start.getTime() - Date.now();
  if (ahead <= 0) throw validationFailed({ startsAt: [startPassed()] });
  if (ahead > FARTHEST_DAYS * DAY_MS)
    throw validationFailed({ startsAt: [startTooFar({ days: FARTHEST_DAYS })] });
  return start;
}
