import { ENCODING } from './encoding.claims.ts';
import { LOGIC } from './logic.claims.ts';
import { WEB_FRONTEND } from './web-frontend.claims.ts';
import { API } from './api.claims.ts';
import { FILES } from './files.claims.ts';
import { AUTHENTICATION } from './authentication.claims.ts';
import { SESSIONS } from './sessions.claims.ts';
import { AUTHORIZATION } from './authorization.claims.ts';
import { TOKENS } from './tokens.claims.ts';
import { KEYS } from './keys.claims.ts';
import { CONFIGURATION } from './configuration.claims.ts';
import { DATA } from './data.claims.ts';
import { CODE } from './code.claims.ts';
import { LOGGING } from './logging.claims.ts';
import { LIMITS } from './limits.claims.ts';
import type { Claim } from './claim.ts';

export const CLAIMS: readonly Claim[] = [
  ...ENCODING,
  ...LOGIC,
  ...WEB_FRONTEND,
  ...API,
  ...FILES,
  ...AUTHENTICATION,
  ...SESSIONS,
  ...AUTHORIZATION,
  ...TOKENS,
  ...KEYS,
  ...CONFIGURATION,
  ...DATA,
  ...CODE,
  ...LOGGING,
  ...LIMITS,
];
