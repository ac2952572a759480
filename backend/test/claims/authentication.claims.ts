import type { Claim } from './claim.ts';

export const AUTHENTICATION: readonly Claim[] = [
  {
    claim: 'V6.2.3 current',
    file: 'backend/src/modules/auth/auth.service.ts',
    find: 'if (!verified) throw wrongCurrentPassword();',
    instead: 'if (verified === null) throw wrongCurrentPassword();',
    tests: ['e2e/account.e2e'],
  },
  {
    claim: 'V6.2.4 common',
    file: 'backend/src/modules/auth/common-passwords.ts',
    find: '|| (await list.get()).has(tried)',
    instead: '|| !(await list.get())',
    tests: ['e2e/common-passwords'],
  },
  {
    claim: 'V6.2.8 as typed',
    file: 'backend/src/modules/auth/dto/register.dto.ts',
    find: 'trim: false,',
    instead: 'trim: true as never,',
    tests: ['e2e/register'],
  },
  {
    claim: 'V6.2.9 long',
    file: 'backend/src/modules/auth/dto/register.dto.ts',
    find: String.raw`max: 200,
  trim: false`,
    instead: String.raw`max: 40,
  trim: false`,
    tests: ['e2e/register'],
  },
  {
    claim: 'V6.3.1 guessing',
    file: 'backend/src/modules/auth/auth-rate-limits.ts',
    find: 'const STRANGER: Delays = { free: 5,',
    instead: 'const STRANGER: Delays = { free: 50,',
    tests: ['e2e/sign-in-limits'],
  },
  {
    claim: 'V6.3.3 admin factor',
    file: 'backend/src/common/access/access.guard.ts',
    find: 'if (this.config.production && !hasFactor && isForAdmins(rule, request.user!))',
    instead: 'if (this.config.production && !hasFactor && !isForAdmins(rule, request.user!) && hasFactor)',
    tests: ['e2e/step-up'],
  },
  {
    claim: 'V6.4.1 expiry',
    file: 'backend/src/modules/identity/account-tokens.service.ts',
    find: String.raw`AND used_at IS NULL AND expires_at > now()
       RETURNING`,
    instead: String.raw`AND used_at IS NULL
       RETURNING`,
    tests: ['e2e/invitations'],
  },
  {
    claim: 'V6.4.1 once',
    file: 'backend/src/modules/identity/account-tokens.service.ts',
    find: 'AND kind = ANY($2) AND used_at IS NULL AND expires_at > now()',
    instead: 'AND kind = ANY($2) AND expires_at > now()',
    tests: ['e2e/invitations'],
  },
  {
    claim: 'V6.4.3 reset leaves',
    file: 'backend/src/modules/identity/password-resets.service.ts',
    find: 'if (user.emailConfirmedAt === null) await this.clearWaysIn',
    instead: 'await this.clearWaysIn',
    tests: ['e2e/password-resets'],
  },
  {
    claim: 'V6.5.1 totp',
    file: 'backend/src/modules/second-factor/totp.service.ts',
    find: 'return step > lastStep ? step : undefined;',
    instead: 'return step > 0 || lastStep < 0 ? step || undefined : undefined;',
    tests: ['e2e/second-factor'],
  },
  {
    claim: 'V6.5.1 recovery',
    file: 'backend/src/modules/second-factor/recovery-codes.service.ts',
    find: '{ userId, hash: hashOf(code), usedAt: IsNull() },',
    instead: '{ userId, hash: hashOf(code) },',
    tests: ['e2e/second-factor'],
  },
];
