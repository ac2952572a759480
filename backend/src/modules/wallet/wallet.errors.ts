import { AppError, defineFailure } from '../../common/errors/app-error.js';
import { defineProblem } from '../../common/errors/problem.js';

export const messageUnreadable = defineFailure(
  422,
  'message_unreadable',
  'This is not a sign-in message that wallets understand (EIP-4361)',
);

export const nonceUnknown = defineFailure(
  422,
  'nonce_unknown',
  'This message was used already, or belongs to another session. Please try again.',
);

export const foreignDomain = defineFailure(
  422,
  'foreign_domain',
  'This message was signed for {{domain}}, not for this site',
);

export const messageForOtherChain = defineFailure(
  422,
  'message_for_other_chain',
  "This message was signed for chain {{chainId}}. Please switch your wallet's network.",
);

export const messageExpired = defineFailure(
  422,
  'message_expired',
  'This message has expired. Please try again.',
);

export const signatureWrong = defineFailure(
  422,
  'signature_wrong',
  'The signature does not belong to this wallet',
);

export const signatureInvalid = defineProblem(
  'signature_invalid',
  '{{field}} must be up to 8192 bytes in hexadecimal',
);

const linkedTooOften = defineProblem(
  'too_many_wallet_links',
  'You have begun to link a wallet very often. Please wait a while and try again.',
);

export const tooManyWalletLinks = (seconds: number): AppError =>
  new AppError(429, linkedTooOften(), { retryAfter: seconds });
