import type { Claim } from './claim.ts';

export const TOKENS: readonly Claim[] = [
  {
    claim: 'V9.1.1 unsubscribe',
    file: 'backend/src/modules/mail/unsubscribe-token.ts',
    find: 'timingSafeEqual(Buffer.from(signature), Buffer.from(expected))',
    instead: '(timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) || signature.length === 43)',
    tests: ['e2e/news-by-mail'],
  },
  {
    claim: 'V9.1.1 known',
    file: 'backend/src/session/known-browsers.ts',
    find: "timingSafeEqual(Buffer.from(signature, 'base64url'), expected) &&",
    instead: "(timingSafeEqual(Buffer.from(signature, 'base64url'), expected) || account.id > 0) &&",
    tests: ['e2e/known-browsers'],
  },
  {
    claim: 'V9.2.1 day',
    file: 'backend/src/session/known-browsers.ts',
    find: 'dayNumber() - Number(day) <= LIFETIME_DAYS',
    instead: 'dayNumber() - Number(day) <= LIFETIME_DAYS * 9',
    tests: ['e2e/known-browsers', 'session/known-browsers'],
  },
];
