import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const wrongChain = defineFailure(
  422,
  'wrong_chain',
  'This payment was made on chain {{sent}}, but ads are paid on chain {{payable}}',
);

export const wrongContract = defineFailure(
  422,
  'wrong_contract',
  'This transaction did not pay through the payment contract of this site',
);

export const wrongAd = defineFailure(422, 'wrong_ad', 'This transaction paid for another advertisement');

export const transactionReverted = defineFailure(
  422,
  'transaction_reverted',
  'The transaction was reverted: no coins were taken except the network fee',
);

export const paymentNotFound = defineFailure(404, 'payment_not_found', 'This payment does not exist');

export const notAwaitingDecision = defineFailure(
  409,
  'not_awaiting_decision',
  'This payment does not wait for a decision: it is held, on its way back, or settled',
);

export const transactionNotFound = defineFailure(
  404,
  'transaction_not_found',
  'This is not a transaction of this site, or the blockchain does not know it yet',
);

const lookedUpTooOften = defineProblem(
  'too_many_lookups',
  'Too many transactions are looked up that this site has not heard of. Please try again in a moment.',
);

/** `seconds` until one may be looked up again. */
export const tooManyLookups = (seconds: number): AppError =>
  new AppError(429, lookedUpTooOften(), { retryAfter: seconds });

export const transactionHashInvalid = defineProblem(
  'transaction_hash_invalid',
  '{{field}} must be a transaction hash',
);
