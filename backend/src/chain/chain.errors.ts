import { defineFailure } from '../common/errors/app-error.js';
import { RETRY_AFTER_SECONDS } from '../common/errors/common.errors.js';

/** The same for badges, which must not be minted twice. */
export const badgesStopped = defineFailure(503, 'badges_stopped', 'Badges are stopped: {{problem}}', {
  retryAfter: RETRY_AFTER_SECONDS,
});

/** The same for the roots of votes, which must not be published to another registry than before. */
export const voteRootsStopped = defineFailure(
  503,
  'vote_roots_stopped',
  'The roots of votes are not published for now: {{problem}}',
  { retryAfter: RETRY_AFTER_SECONDS },
);

/** Payments stop rather than mix up the ads and the money of two databases or two contracts. */
export const paymentsStopped = defineFailure(503, 'payments_stopped', 'Payments are stopped: {{problem}}', {
  retryAfter: RETRY_AFTER_SECONDS,
});

/** An id that a splitter has named before is given to no new ad, so all of them must be known. */
export const adsPaused = defineFailure(
  503,
  'ads_paused',
  'New ads wait until all earlier payments have been read from the blockchain. Please try again shortly.',
  { retryAfter: RETRY_AFTER_SECONDS },
);
