import type { Claim } from './claim.ts';

export const LIMITS: readonly Claim[] = [
  {
    claim: 'guessed window',
    file: 'backend/src/modules/identity/identity-limits.ts',
    find: "'link-address', 30, QUARTER_HOUR",
    instead: "'link-address', 30, QUARTER_HOUR / 5",
    tests: ['security/guessed-links'],
  },
  {
    claim: 'guessed count',
    file: 'backend/src/modules/identity/identity-limits.ts',
    find: "'link-address', 30, QUARTER_HOUR",
    instead: "'link-address', 60, QUARTER_HOUR",
    tests: ['security/guessed-links'],
  },
  {
    claim: 'mail limit',
    file: 'backend/src/modules/identity/identity-limits.ts',
    find: "'mail-to', 5, HOUR",
    instead: "'mail-to', 50, HOUR",
    tests: ['e2e/email-addresses', 'e2e/password-resets', 'e2e/limits'],
  },
  {
    claim: 'forgot limit',
    file: 'backend/src/modules/identity/identity-limits.ts',
    find: "'forgot-address', 20, HOUR",
    instead: "'forgot-address', 200, HOUR",
    tests: ['e2e/email-addresses', 'e2e/password-resets', 'e2e/limits'],
  },
];
