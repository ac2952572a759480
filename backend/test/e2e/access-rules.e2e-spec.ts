import { ROLES, type Role } from '../../src/common/access/access.decorator.js';
import { adInput } from '../factories/ad.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { type Route, routesOf } from '../support/routes.js';
import { TestApp } from '../support/test-app.js';

const ADVERTISERS = ['user', 'participant', 'admin'];

/** Who may call what: the specification's section 6 and the design's section 4. */
const RULES = {
  'POST /auth/register': 'anyone',
  'GET /altcha': 'anyone',
  'POST /auth/login': 'anyone',
  'POST /auth/logout': 'anyone',
  'POST /auth/confirm': 'anyone',
  'POST /auth/confirm/send': 'signed-in',
  'POST /auth/forgot': 'anyone',
  'POST /auth/reset': 'anyone',
  'POST /auth/not-me': 'anyone',
  'POST /invitations/accept': 'signed-in',
  'POST /admin/invitations': ['admin'],
  'POST /admin/password-resets': ['admin'],
  'POST /auth/password-check': 'anyone',
  'GET /auth/me': 'signed-in',
  'GET /auth/me/export': 'signed-in',
  'DELETE /auth/me': 'signed-in',
  'PATCH /auth/me': 'signed-in',
  'POST /auth/become-advertiser': ['viewer'],
  'GET /auth/sessions': 'signed-in',
  'DELETE /auth/sessions': 'signed-in',
  'DELETE /auth/sessions/:id': 'signed-in',
  'GET /auth/second-factor': 'signed-in',
  'POST /auth/second-factor': 'anyone',
  'POST /auth/second-factor/options': 'anyone',
  'POST /auth/step-up': 'signed-in',
  'POST /auth/step-up/options': 'signed-in',
  'POST /auth/recovery-codes': 'signed-in',
  'GET /auth/passkeys': 'signed-in',
  'POST /auth/passkeys': 'signed-in',
  'POST /auth/passkeys/options': 'signed-in',
  'DELETE /auth/passkeys/:id': 'signed-in',
  'POST /auth/passkeys/login/options': 'anyone',
  'POST /auth/passkeys/login/verify': 'anyone',
  'POST /auth/totp': 'signed-in',
  'POST /auth/totp/confirm': 'signed-in',
  'DELETE /auth/totp': 'signed-in',
  'GET /ads': 'anyone',
  'POST /ads': ADVERTISERS,
  'GET /ads/user': 'signed-in',
  'GET /ads/:id': 'anyone',
  'PATCH /ads/:id': ADVERTISERS,
  'PATCH /ads/:id/status': ['admin'],
  'POST /ads/:id/copy': ADVERTISERS,
  'POST /ads/:id/pause': ADVERTISERS,
  'POST /ads/:id/payment': ADVERTISERS,
  'POST /ads/:id/resume': ADVERTISERS,
  'POST /ads/:id/withdraw': ADVERTISERS,
  'POST /ads/:id/report': 'signed-in',
  'GET /ads/:id/payment': 'anyone',
  'GET /ads/:id/metrics': 'signed-in',
  'GET /ads/:id/metrics.csv': 'signed-in',
  'GET /placements': 'anyone',
  'POST /placements/seen': 'anyone',
  'POST /placements/clicked': 'anyone',
  'POST /process-ad-payment': ADVERTISERS,
  'GET /transactions/:hash': 'anyone',
  'POST /uploads': ADVERTISERS,
  'GET /uploads/:id': 'anyone',
  'GET /uploads/:id/narrow': 'anyone',
  'GET /uploads/:id/:variant.webp': 'anyone',
  'GET /participants': 'anyone',
  'POST /participants': ['user', 'participant'],
  'GET /participants/user': ['participant'],
  'GET /participants/user/places': ['participant'],
  'PATCH /participants/user': ['participant'],
  'GET /participants/eligibility': 'signed-in',
  'GET /participants/:id': 'anyone',
  'GET /participants/:id/related': 'anyone',
  'GET /awards': 'anyone',
  'GET /search': 'anyone',
  'GET /events': 'anyone',
  'GET /follows': 'signed-in',
  'GET /homes/viewer': 'signed-in',
  'GET /homes/participant': ['participant'],
  'GET /homes/advertiser': 'signed-in',
  'GET /homes/admin': ['admin'],
  'PUT /participants/:id/follow': 'signed-in',
  'DELETE /participants/:id/follow': 'signed-in',
  'GET /notifications': 'signed-in',
  'POST /notifications/read': 'signed-in',
  'GET /notifications/mail': 'signed-in',
  'PUT /notifications/mail': 'signed-in',
  'GET /notifications/preferences': 'signed-in',
  'PATCH /notifications/preferences': 'signed-in',
  'GET /notifications/push': 'signed-in',
  'POST /notifications/push': 'signed-in',
  'DELETE /notifications/push': 'signed-in',
  'GET /mail/unsubscribe': 'anyone',
  'POST /mail/unsubscribe': 'anyone',
  'GET /progress-updates': 'anyone',
  'POST /progress-updates': ['participant'],
  'GET /progress-updates/due': ['participant'],
  'GET /progress-updates/films': 'anyone',
  'GET /progress-updates/:id': 'anyone',
  'PATCH /progress-updates/:id': ['participant'],
  'GET /progress-updates/:id/versions': ['participant', 'admin'],
  'POST /progress-updates/:id/plays': 'anyone',
  'GET /books/entries': 'anyone',
  'GET /books/entries.csv': 'anyone',
  'GET /books/accounts': 'anyone',
  'GET /books/checks': 'anyone',
  'POST /admin/books/reconciliation': ['admin'],
  'GET /admin/outbox': ['admin'],
  'POST /admin/outbox/:id/retry': ['admin'],
  'GET /awards/judging': 'signed-in',
  'GET /awards/:id/desk': 'signed-in',
  'GET /awards/:id/feedback': 'signed-in',
  'PUT /awards/:id/drafts/:participantId': 'signed-in',
  'DELETE /awards/:id/drafts/:participantId': 'signed-in',
  'GET /awards/:id/scores': 'signed-in',
  'PUT /awards/:id/scores': 'signed-in',
  'POST /viewers': 'anyone',
  'POST /viewers/confirm': 'anyone',
  'POST /wallet/nonce': 'signed-in',
  'POST /wallet/link': 'signed-in',
  'DELETE /wallet/link': 'signed-in',
  'GET /nft/badge': 'signed-in',
  'GET /nft/badges': 'signed-in',
  'POST /nft/badge': 'signed-in',
  'POST /nft/badge/mint': 'signed-in',
  'GET /nft/badge/metadata': 'signed-in',
  'GET /admin/ads': ['admin'],
  'GET /admin/ads/counts': ['admin'],
  'DELETE /admin/ads/:id/reports': ['admin'],
  'GET /admin/participants': ['admin'],
  'GET /admin/operator': ['admin'],
  'GET /admin/picture-copies': ['admin'],
  'POST /admin/picture-copies/:id/retry': ['admin'],
  'GET /admin/payments': ['admin'],
  'PATCH /admin/participants/:id': ['admin'],
  'PATCH /admin/progress-updates/:id': ['admin'],
  'GET /admin/viewers': ['admin'],
  'GET /admin/all-settings': ['admin'],
  'POST /admin/payments/:id/refund': ['admin'],
  'POST /admin/settings': ['admin'],
  'PATCH /admin/whitelist': ['admin'],
  'GET /admin/audit': ['admin'],
  'GET /admin/audit.csv': ['admin'],
  'POST /votes': 'signed-in',
  'GET /votes/user': 'signed-in',
  'GET /votes/:id/receipt': 'signed-in',
  'GET /seasons': 'anyone',
  'GET /seasons/:number': 'anyone',
  'GET /votes/months': 'anyone',
  'GET /votes/months/:month': 'anyone',
  'GET /votes/months/:month/leaves': 'anyone',
  'GET /votes/months/:month/leaves.ndjson.gz': 'anyone',
  'GET /participants/:id/votes': 'anyone',
  'GET /participants/:id/comments': 'anyone',
  'POST /comments/:id/report': 'signed-in',
  'GET /progress-updates/:id/comments': 'anyone',
  'POST /progress-updates/:id/comments': 'signed-in',
  'PUT /progress-updates/:id/comments/closed': ['participant'],
  'DELETE /progress-updates/:id/comments/closed': ['participant'],
  'GET /report-comments/to-answer': 'signed-in',
  'GET /report-comments/replies-to-me': 'signed-in',
  'GET /report-comments/:id': 'anyone',
  'GET /report-comments/:id/replies': 'anyone',
  'PATCH /report-comments/:id': 'signed-in',
  'DELETE /report-comments/:id': 'signed-in',
  'POST /report-comments/:id/report': 'signed-in',
  'GET /admin/report-comments': ['admin'],
  'PATCH /admin/report-comments/:id': ['admin'],
  'GET /admin/bursts': ['admin'],
  'PATCH /admin/bursts': ['admin'],
  'GET /admin/votes/bursts': ['admin'],
  'PATCH /admin/votes/:id': ['admin'],
  'GET /admin/comments': ['admin'],
  'PATCH /admin/comments/:id': ['admin'],
  'PATCH /admin/awards/:id': ['admin'],
  'GET /admin/judges': ['admin'],
  'PUT /admin/judges/:userId': ['admin'],
  'DELETE /admin/judges/:userId': ['admin'],
  'GET /admin/accounts': ['admin'],
  'GET /admin/users': ['admin'],
  'POST /admin/users/:id/suspend': ['admin'],
  'POST /admin/users/:id/restore': ['admin'],
  'DELETE /admin/users/:id/sessions': ['admin'],
  'GET /admin/seasons': ['admin'],
  'POST /admin/seasons': ['admin'],
  'PATCH /admin/seasons/:number': ['admin'],
  'GET /admin/seasons/:number/closing': ['admin'],
  'POST /admin/seasons/:number/close': ['admin'],
  'POST /admin/seasons/:number/reopen': ['admin'],
  'GET /admin/badges': ['admin'],
  'GET /admin/badges/mints': ['admin'],
  'GET /admin/alarms': ['admin'],
  'POST /admin/alarms/:id/acknowledge': ['admin'],
  'GET /tokenomics': 'anyone',
  'GET /challenge/settings': 'anyone',
  'GET /config': 'anyone',
  'POST /csp-reports': 'anyone',
  'GET /health': 'anyone',
  'GET /live': 'anyone',
  'GET /ready': 'anyone',
};

/** What asks for a proof: `always` of everybody, `factor` of whoever has a second factor, `coins` of everybody for one of the day. */
const PROOFS = {
  'DELETE /auth/me': ['always'],
  'POST /auth/recovery-codes': ['always'],
  'POST /auth/passkeys': ['always'],
  'POST /auth/passkeys/options': ['always'],
  'DELETE /auth/passkeys/:id': ['always'],
  'POST /auth/totp': ['always'],
  'POST /auth/totp/confirm': ['always'],
  'DELETE /auth/totp': ['always'],
  'GET /auth/me/export': ['factor'],
  'POST /admin/invitations': ['factor'],
  'POST /admin/password-resets': ['factor'],
  'POST /admin/settings': ['factor'],
  'PATCH /admin/whitelist': ['factor'],
  'PATCH /admin/participants/:id': ['factor'],
  'POST /admin/payments/:id/refund': ['factor', 'coins'],
  'PATCH /admin/awards/:id': ['factor'],
  'PUT /admin/judges/:userId': ['factor'],
  'DELETE /admin/judges/:userId': ['factor'],
  'PATCH /ads/:id/status': ['coins'],
  'POST /admin/users/:id/suspend': ['factor'],
  'POST /admin/users/:id/restore': ['factor'],
  'DELETE /admin/users/:id/sessions': ['factor'],
  'POST /admin/seasons': ['factor'],
  'PATCH /admin/seasons/:number': ['factor'],
  'POST /admin/seasons/:number/close': ['factor'],
  'POST /admin/seasons/:number/reopen': ['factor'],
};

function call(client: Client, { method, path }: Route) {
  const address = path.replace(/:\w+/, 'nonsense');
  // Its answer would never end.
  if (path === '/events') return client.head(address);
  return method === 'get' ? client.get(address) : client[method](address, { nonsense: true });
}

function refusalOf({ rule }: Route, caller: Role | 'visitor'): number | undefined {
  if (rule === 'anyone') return undefined;
  if (caller === 'visitor') return 401;
  return rule === 'signed-in' || rule?.includes(caller) ? undefined : 403;
}

describe('access', () => {
  let app: TestApp;
  let routes: Route[];

  beforeAll(async () => {
    app = await TestApp.start();
    routes = routesOf(app);
  });
  afterAll(() => app.stop());

  it('is ruled by a declaration on every route', () => {
    expect(Object.fromEntries(routes.map(({ name, rule }) => [name, rule]))).toEqual(RULES);
    const combinations = routes.length * (ROLES.length + 1);
    process.stdout.write(
      `access: ${routes.length} routes, ${combinations} combinations of route and caller\n`,
    );
  });

  it('needs a proof where it is declared, and nowhere else', () => {
    const asking = routes.filter(({ stepUp }) => stepUp.length > 0);
    expect(Object.fromEntries(asking.map(({ name, stepUp }) => [name, stepUp]))).toEqual(PROOFS);
  });

  it.each(['visitor', ...ROLES] as const)('is decided before the input is looked at (%s)', async (caller) => {
    const surprises: string[] = [];
    for (const route of routes) {
      // Anew for each route, as some of them end the session or change the role.
      const { client } = caller === 'visitor' ? { client: app.client() } : await signedIn(app, caller);
      const { status, body } = await call(client, route);
      // Asked of whoever may call it, or said of what the body should have shown.
      const { code } = body as { code?: string };
      const isLater = code === 'step_up_needed' || code === 'second_factor_expired';
      const refused = [401, 403].includes(status) && !isLater ? status : undefined;
      if (refused !== refusalOf(route, caller)) surprises.push(`${route.name} answers ${status}`);
    }
    expect(surprises).toEqual([]);
  });

  it('of a viewer to advertising ends with advice', async () => {
    const { client } = await signedIn(app, 'viewer');
    const { body } = await client.post('/ads', adInput()).expect(403);
    expect(body).toEqual({
      statusCode: 403,
      code: 'viewers_cannot_advertise',
      message: 'A viewer account cannot submit ads. Become an advertiser in your dashboard first.',
    });
  });
});
