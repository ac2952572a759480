import type { Claim } from './claim.ts';

export const LOGGING: readonly Claim[] = [
  {
    claim: 'V16.2.1 account',
    file: 'backend/src/logger.ts',
    find: 'customProps: (request) => ({ accountId: (request as Request).user?.id }),',
    instead: '',
    tests: ['security/unseen-attempts'],
  },
  {
    claim: 'V16.2.4 ids',
    file: 'backend/src/common/request-id.ts',
    find: 'isBehindProxy && typeof given',
    instead: 'typeof given',
    tests: ['e2e/request-ids'],
  },
  {
    claim: 'V16.2.5 parameters',
    file: 'backend/src/common/errors/told-error.ts',
    find: '(!isOfDatabase(error) || OF_STATEMENTS.has(name))',
    instead: "(!isOfDatabase(error) || OF_STATEMENTS.has(name) || name === 'parameters')",
    tests: ['e2e/failed-statements'],
  },
  {
    claim: 'V16.3.1 sign-in',
    file: 'backend/src/modules/auth/sign-in/sign-ins.service.ts',
    find: 'await this.audit.record(manager, user, signedIn(user, method));',
    instead: '',
    tests: ['e2e/audit-sources'],
  },
  {
    claim: 'V16.3.1 registration',
    file: 'backend/src/modules/auth/sign-in/sign-ins.service.ts',
    find: 'return this.complete(request, user, byRegistration);',
    instead: 'return signIn(request, user);',
    tests: ['e2e/audit-sources'],
  },
  {
    claim: 'V16.3.1 password',
    file: 'backend/src/modules/auth/auth.service.ts',
    find: "await this.record(manager, user, 'account.password_changed');",
    instead: '',
    tests: ['e2e/audit-sources'],
  },
  {
    claim: 'V16.3.1 failures',
    file: 'backend/src/modules/auth/sign-in/shown-passwords.service.ts',
    find: "if (account) await this.signIns.failed(account, 'account.sign_in_failed');",
    instead: '',
    tests: ['e2e/audit-sources', 'security/unseen-attempts'],
  },
  {
    claim: 'V16.5.1 inside',
    file: 'backend/src/common/errors/error.filter.ts',
    find: 'isStorage ? storageUnavailable() : internalError()',
    instead:
      "isStorage ? storageUnavailable() : Object.assign(internalError(), { problem: { code: 'internal', message: String((exception as Error).stack) } })",
    tests: ['common/errors/error.filter'],
  },
  {
    claim: 'V16.5.3 no rule',
    file: 'backend/src/common/access/access.guard.ts',
    find: 'if (!rule || !(isFor(rule, user) ||',
    instead: 'if (rule && !(isFor(rule, user) ||',
    tests: ['common/access/access.guard'],
  },
];
