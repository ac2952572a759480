import { defineFailure } from '../../common/errors/app-error.js';
import { RETRY_AFTER_SECONDS } from '../../common/errors/common.errors.js';

export const notReady = defineFailure(503, 'not_ready', 'Not ready: {{problems}}', {
  retryAfter: RETRY_AFTER_SECONDS,
});
