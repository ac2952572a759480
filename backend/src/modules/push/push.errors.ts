import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

/** A push service is a public site: nobody has us ask what stands beside the server. */
export const pushEndpointNotPublic = defineFailure(
  400,
  'push_endpoint_not_public',
  'Notifications can only be sent to a public push service',
);

export const pushSubscriptionInvalid = defineProblem(
  'push_subscription_invalid',
  'This is no push subscription of a browser',
);

const changedTooOften = defineProblem(
  'too_many_push_subscriptions',
  'Notifications were turned on too often. Please try again later.',
);

export const tooManyPushSubscriptions = (seconds: number): AppError =>
  new AppError(429, changedTooOften(), { retryAfter: seconds });
