import type { Claim } from './claim.ts';

export const KEYS: readonly Claim[] = [
  {
    claim: 'V11.3 owner',
    file: 'backend/src/common/secret-box.ts',
    find: String.raw`createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner))`,
    instead: String.raw`createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES))
        .setAAD(Buffer.from(owner.replace('8', '7')))`,
    tests: ['common/secret-box'],
  },
  {
    claim: 'V11.4.2 argon',
    file: 'backend/src/modules/auth/password.ts',
    find: 'memoryCost: 19_456, timeCost: 2',
    instead: 'memoryCost: 8_192, timeCost: 1',
    tests: ['e2e/register', 'modules/auth/password'],
  },
];
