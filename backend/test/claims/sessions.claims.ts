import type { Claim } from './claim.ts';

export const SESSIONS: readonly Claim[] = [
  {
    claim: 'V7.2.3 signed',
    file: 'backend/src/session/session-of-request.ts',
    find: 'given.length === expected.length && timingSafeEqual(given, expected) ? sid : undefined',
    instead: 'given.length > 0 || timingSafeEqual(given, expected) ? sid : undefined',
    tests: ['e2e/sessions', 'security/stolen-sessions', 'e2e/public-answers'],
  },
  {
    claim: 'V7.2.4 new id',
    file: 'backend/src/modules/auth/sign-in/signed-in-session.ts',
    find: 'await whenDone((done) => request.session.regenerate(done));',
    instead: '',
    tests: ['security/stolen-sessions'],
  },
  {
    claim: 'V7.3.1 idle',
    file: 'backend/src/session/open-sessions.query.ts',
    find: 'WHERE sid = $1 AND expire >= to_timestamp($2)',
    instead: 'WHERE sid = $1 AND to_timestamp($2) IS NOT NULL',
    tests: ['e2e/sessions'],
  },
  {
    claim: 'V7.3.2 admins',
    file: 'backend/src/session/open-sessions.query.ts',
    find: 'if (isTooOld) {',
    instead: "if (isTooOld && sid === '') {",
    tests: ['e2e/sessions'],
  },
  {
    claim: 'V7.4.2 deleted',
    file: 'backend/src/session/open-sessions.query.ts',
    find: 'AND deleted_at IS NULL AND suspended_at IS NULL',
    instead: 'AND suspended_at IS NULL',
    tests: ['e2e/sessions'],
  },
  {
    claim: 'V7.4.2 suspended',
    file: 'backend/src/session/open-sessions.query.ts',
    find: 'AND deleted_at IS NULL AND suspended_at IS NULL',
    instead: 'AND deleted_at IS NULL',
    tests: ['security/suspended-accounts'],
  },
  {
    claim: 'V7.4.3 others end',
    file: 'backend/src/modules/auth/own-sessions.service.ts',
    find: "this.delete(manager, user, 'sid <> $2', sid)",
    instead: "this.delete(manager, user, 'sid = $2', sid)",
    tests: ['e2e/own-sessions'],
  },
  {
    claim: 'V7.4.3 foreign',
    file: 'backend/src/modules/auth/own-sessions.service.ts',
    find: '`DELETE FROM sessions WHERE ${OWN} AND ${which}`',
    instead: '`DELETE FROM sessions WHERE $1::text IS NOT NULL AND ${which}`',
    tests: ['e2e/own-sessions'],
  },
  {
    claim: 'V7.6.2 reading',
    file: 'backend/src/session/session.middleware.ts',
    find: 'saveUninitialized: false',
    instead: 'saveUninitialized: true',
    tests: ['e2e/sessions'],
  },
];
