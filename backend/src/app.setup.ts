import { join } from 'node:path';
import compression from 'compression';
import type { RequestHandler } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import passport from 'passport';
import { DataSource } from 'typeorm';
import { listenFirst } from './answers/listen-first.js';
import { FollowedChains } from './chain/followed-chains.js';
import { checkAccountOfPage } from './common/access/account-of-page.middleware.js';
import { checkOrigin, NO_ORIGIN } from './common/access/origin.middleware.js';
import { readReports } from './common/validation/report-bodies.js';
import { explainBrokenJson, requireJson } from './common/validation/require-json.middleware.js';
import type { AppConfig } from './config/app-config.js';
import { answersBrowsers } from './config/roles.js';
import { UserDto } from './modules/auth/dto/user.dto.js';
import { readBeacons } from './modules/placements/beacon-body.js';
import { PlacementResponder } from './modules/placements/placement-responder.js';
import { serveApiDocs } from './openapi/document.js';
import { trackRequests } from './request-tracking.js';
import { permissionsPolicy } from './permissions-policy.js';
import { keepPrivate, reportingEndpoints, securityHeaders } from './security-headers.js';
import { keepKnownBrowser } from './session/known-browsers.js';
import { sessionMiddleware } from './session/session.middleware.js';
import { keepSignInMark, markEarlierSessions } from './session/sign-in-mark.js';
import { serveSite } from './site/static-site.js';

const MAX_BODY = '100kb';

/**
 * Calls of the API except the upload itself, a form with a file, which checks that by itself, what mail programs send (RFC 8058),
 * browsers' reports, and what pages tell of ads as they are left.
 */
const JSON_CALLS =
  /^\/api(?=\/|$)(?!\/(uploads|mail\/unsubscribe|csp-reports|placements\/(seen|clicked))\/?$)/i;

/** Calls of the API except for browsers' reports, which also come from documents that have no origin: pictures, and frames in a sandbox. */
const CALLS_OF_PAGES = /^\/api(?=\/|$)(?!\/csp-reports\/?$)/i;

/** Calls of the API except for pictures and files of votes: caches may keep what everybody sees, but no cookie with it. */
const PERSONAL_CALLS = /^\/api(?=\/|$)(?!\/uploads\/[\da-f]|\/votes\/months\/[^/]+\/leaves\.ndjson\.gz)/i;

/** Everything around the modules: the same for the running server, the tests and the OpenAPI document. */
export async function setUpApp(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.useLogger(app.get(Logger));
  app.setGlobalPrefix('api');
  app.set('trust proxy', config.trustProxy);
  app.set('query parser', 'simple');
  app.disable('x-powered-by');
  if (answersBrowsers(config)) await setUpSite(app, config);
  else app.use(healthAlone);
  trackRequests(app, config);
  app.enableShutdownHooks();
}

/** A worker answers whoever looks after it, and nobody else. */
const healthAlone: RequestHandler = ({ path }, response, next) =>
  /^\/api\/(health|ready|live)$/.test(path) ? next() : void response.status(404).end();

async function setUpSite(app: NestExpressApplication, config: AppConfig): Promise<void> {
  app.use(securityHeaders(config, app.get(FollowedChains).home.chainId));
  app.use(permissionsPolicy, reportingEndpoints);
  app.use(compression());
  serveApiDocs(app);
  app.use(/^(?!\/api(\/|$))/, markEarlierSessions(config));
  await serveSite(app, config, join(process.cwd(), 'frontend', 'dist'));
  app.use('/api', keepPrivate);
  app.use('/api/csp-reports', checkOrigin(config.publicUrl, NO_ORIGIN), readReports());
  app.use(CALLS_OF_PAGES, checkOrigin(config.publicUrl));
  app.use(/^\/api\/placements\/(seen|clicked)\/?$/i, readBeacons());
  app.use(JSON_CALLS, requireJson);
  app.useBodyParser('json', { limit: MAX_BODY });
  app.use(explainBrokenJson);
  app.use(
    PERSONAL_CALLS,
    keepKnownBrowser(config),
    keepSignInMark(config),
    sessionMiddleware(config, app.get(DataSource)),
    passport.session(),
    checkAccountOfPage,
  );
  listenFirst(app, config, { '/api/auth/me': UserDto.from }, [app.get(PlacementResponder)]);
}
