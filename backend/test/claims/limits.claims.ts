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
  {
    claim: 'mints of a day',
    file: 'backend/src/modules/nft/mint-limits.service.ts',
    find: 'signedToday < this.maxADay',
    instead: 'signedToday <= this.maxADay',
    tests: ['e2e/mint-limits'],
  },
  {
    claim: 'mints of a day, of two processes',
    file: 'backend/src/modules/nft/badge-operations.service.ts',
    find: 'if (!(await this.limits.hasRoom(manager, badge))) return null;',
    instead: '',
    tests: ['e2e/mint-limits'],
  },
  {
    claim: 'mints of a mailbox',
    file: 'backend/src/modules/nft/mint-limits.service.ts',
    find: 'ofMailbox < MOST_OF_A_MAILBOX',
    instead: 'ofMailbox < 2 * MOST_OF_A_MAILBOX',
    tests: ['e2e/mint-limits'],
  },
  {
    claim: 'mints without a confirmed address',
    file: 'backend/src/modules/nft/nft.controller.ts',
    find: '  @UseGuards(ConfirmedEmailGuard)\n',
    instead: '',
    tests: ['e2e/mint-limits'],
  },
  {
    claim: 'coins kept for refunds',
    file: 'backend/src/chain/operator/operator.ts',
    find: 'if (this.keepsCoins) await',
    instead: 'if (false) await',
    tests: ['e2e/kept-coins'],
  },
  {
    claim: 'a key for each part',
    file: 'backend/src/modules/nft/badge-operations.service.ts',
    find: "const minter = this.chains.home.operators.of('minter');",
    instead: "const minter = this.chains.home.operators.of('moderator');",
    tests: ['e2e/operator-parts'],
  },
];
