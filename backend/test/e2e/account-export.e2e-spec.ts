import { type AccountLife, LEAVER, LEAVER_NAME, wholeLife } from '../factories/account-life.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { stepUp } from '../factories/second-factor.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

type Export = Record<string, Record<string, unknown> & Record<string, unknown>[]>;

describe('the export of an account', () => {
  let app: TestApp;
  let life: AccountLife;
  let text: string;
  let headers: Record<string, string>;
  let exported: Export;

  beforeAll(async () => {
    app = await TestApp.start();
    life = await wholeLife(app);
    ({ text, headers } = await life.client.get('/auth/me/export').expect(200));
    exported = JSON.parse(text) as Export;
  });
  afterAll(() => app.stop());

  it('is a file that no cache keeps', () => {
    expect(headers['content-disposition']).toBe('attachment; filename=change-makers-account.json');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('has everything that its owner gave or did', () => {
    const { id, username, email } = life;
    expect(exported).toMatchObject({
      account: { id, username, email, role: 'participant', walletAddress: life.wallet.address },
      sessions: [{ device: null }],
      mailPreferences: { news: 'digest' },
      notificationPreferences: { reminders: true, digest: 'weekly' },
      voteReminders: [{ month: '2026-08' }],
      passkeys: [{ name: 'My phone' }],
      secondFactor: { recoveryCodesLeft: 10 },
      pictures: [{ format: 'sidebar' }, { format: 'sidebar' }, { format: 'sidebar' }],
      ads: [{ id: life.adId, title: 'Solar lamps for night markets', status: 'pending', runDays: 30 }],
      adReports: [{ reason: 'Too good to be true' }],
      payments: [{ adId: String(life.adId), amount: '25000000000000000000', status: 'confirmed' }],
      badges: [{ season: 1, tokenId: expect.any(String), holder: expect.stringMatching(/^0x/) }],
      viewer: [{ name: LEAVER_NAME, email: LEAVER.email }],
      participations: [{ season: 1, id: life.participantId, name: LEAVER_NAME, age: 27 }],
      progressReports: [{ id: life.reportId, earlierVersions: [{ revision: 1 }] }],
      follows: [{ participantId: life.otherParticipantId, name: 'Amina Diallo' }],
      votes: [{ id: life.voteId, comment: 'A filter for my village, please' }],
      commentReports: [{ reason: 'Not kind' }],
      reportComments: [
        { reportId: life.reportId, text: `A year, says ${LEAVER_NAME}`, hidden: false },
        { reportId: life.reportId, text: `${LEAVER_NAME} takes questions`, hidden: true },
      ],
      reportCommentReports: [{ reason: 'Not kind either' }],
      judgesDrafts: [{ participantId: life.otherParticipantId, note: `${LEAVER_NAME} was there again` }],
      judgesScores: [{ participantId: life.otherParticipantId, impact: 7, note: 'Seen it myself' }],
    });
    expect(exported.notifications).toContainEqual(expect.objectContaining({ kind: 'payment' }));
    const actions = exported.audit!.map(({ action }) => action);
    for (const action of ['judge.appointed', 'participant.registered', 'account.totp_added'])
      expect(actions).toContain(action);
  });

  it('holds no secret, hash or token', async () => {
    const secrets = await app.dataSource.query<{ secret: string }[]>(
      `SELECT password AS secret FROM users UNION ALL SELECT sid FROM sessions UNION ALL SELECT hash FROM recovery_codes
       UNION ALL SELECT secret FROM totp_secrets UNION ALL SELECT hash FROM account_tokens
       UNION ALL SELECT credential_id FROM passkeys UNION ALL SELECT address_hash FROM votes
       UNION ALL SELECT secret FROM votes WHERE secret IS NOT NULL`,
    );
    expect(secrets.length).toBeGreaterThan(20);
    for (const { secret } of secrets) expect(text).not.toContain(secret);
  });

  it('tells nothing of others', () => {
    for (const secret of [life.other.username, life.other.email, 'admin']) expect(text).not.toContain(secret);
  });

  it('is asked of whoever has a second factor again, and is its owner’s alone', async () => {
    const { username, password } = await signedIn(app);
    await app.client().get('/auth/me/export').expect(401);
    const fresh = app.client();
    await fresh.post('/auth/login', { username, password }).expect(200);
    await fresh.get('/auth/me/export').expect(200);
    await app.dataSource.query(`UPDATE sessions SET sess = (sess::jsonb - 'steppedUp')::json`);
    const { body } = await life.client.get('/auth/me/export').expect(403);
    expect(body).toMatchObject({ code: 'step_up_needed' });
  });

  it('comes in pages, each row once', async () => {
    const person = await signedIn(app);
    await app.dataSource.query(
      `INSERT INTO notifications (user_id, kind, params) SELECT $1, 'vote', jsonb_build_object('count', n)
       FROM generate_series(1, 1200) n`,
      [person.id],
    );
    const { text: long } = await person.client.get('/auth/me/export').expect(200);
    const { notifications } = JSON.parse(long) as { notifications: { params: { count: number } }[] };
    expect(notifications.map(({ params }) => params.count)).toEqual(
      Array.from({ length: 1200 }, (_, index) => index + 1),
    );
  });

  it('has what its ads had, by ad, day and place', async () => {
    const person = await signedIn(app);
    const first = await submitAd(person.client);
    const second = await submitAd(person.client);
    await app.dataSource.query(
      `INSERT INTO ad_counts (ad_id, day, slot, served, viewable, clicks, reach, robot)
       SELECT ad, date '2026-01-01' + n, slot, n, 1, 1, 1, 2
       FROM unnest($1::integer[]) ad, generate_series(0, 400) n, unnest(ARRAY['home-banner', 'ad-sidebar']) slot`,
      [[life.adId, second, first]],
    );
    const { body } = await person.client.get('/auth/me/export').expect(200);
    const { adCounts } = body as { adCounts: { adId: number; day: string; slot: string; served: number }[] };
    expect(adCounts[2]).toEqual({
      ...{ adId: first, day: '2026-01-02', slot: 'ad-sidebar', served: 1, viewable: 1, clicks: 1, reach: 1 },
      filtered: {
        ...{ replayed: 0, expired: 0, forged: 0, robot: 2, prefetch: 0, owner: 0, admin: 0, network: 0 },
      },
    });
    const order = adCounts.map(({ adId, day, slot }) => `${adId - first} ${day} ${slot}`);
    expect(order).toHaveLength(2 * 401 * 2);
    expect(order).toEqual([...new Set(order)].toSorted());
  });

  it('is limited', async () => {
    const person = await signedIn(app);
    await stepUp(person);
    for (let count = 0; count < 10; count++) await person.client.get('/auth/me/export').expect(200);
    const { body, headers: said } = await person.client.get('/auth/me/export').expect(429);
    expect(body).toMatchObject({ code: 'too_many_exports' });
    expect(said['retry-after']).toBeDefined();
  });
});
