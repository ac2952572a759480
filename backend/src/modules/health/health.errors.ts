import { AppError } from '../../common/errors/app-error.js';
import { RETRY_AFTER_SECONDS } from '../../common/errors/common.errors.js';

export const notReady = (problems: string[]): AppError =>
  new AppError(503, 'not_ready', `Not ready: ${problems.join('; ')}`, undefined, RETRY_AFTER_SECONDS);
