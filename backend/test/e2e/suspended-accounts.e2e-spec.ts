import supertest from 'supertest';
import { EventFeed } from '../../src/events/event-feed.service.js';
import { OpenSessions } from '../../src/events/open-sessions.service.js';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { askedToSignIn, withPasskey } from '../factories/second-factor.factory.js';
import { restore, survivedBySessions, suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates, castVote, tellVotes } from '../factories/vote.factory.js';
import { folderWithSite } from '../support/built-site.js';
import type { Client } from '../support/client.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('a suspended account', () => {
  const started = process.cwd();
  let app: TestApp;
  let admin: Client;
  let stranger: Client;
  let owner: SignedIn;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
    admin = await app.admin();
    stranger = app.client();
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const listed = async (query = '') =>
    ((await stranger.get(`/ads${query}`).expect(200)).body as { id: number }[]).map(({ id }) => id);
  const page = (path: string) => supertest(app.url).get(path);

  describe('has ads that', () => {
    let adId: number;
    beforeEach(async () => {
      adId = await submitAd(owner.client, { title: 'Lamps for everybody', category: 'design' });
      await admin.patch(`/ads/${adId}/status`, { status: 'approved' }).expect(200);
    });

    it('leave public lists, pages and the sitemap at once, and come back as they were', async () => {
      const shown = async () => ({
        lists: [await listed(), await listed('?status=approved'), await listed('?q=lamps')].map((ids) =>
          ids.includes(adId),
        ),
        one: (await stranger.get(`/ads/${adId}`)).status,
        payment: (await stranger.get(`/ads/${adId}/payment`)).status,
        page: (await page(`/ads/${adId}`)).status,
        home: (await page('/')).text.includes(`"id":${adId},`),
        sitemap: (await page('/sitemap-ads-1.xml')).text.includes(`/ads/${adId}<`),
      });
      const all = { lists: [true, true, true], one: 200, payment: 200, page: 200, sitemap: true };
      expect(await shown()).toMatchObject(all);
      await suspend(admin, owner.id);
      const none = { lists: [false, false, false], one: 404, payment: 404, page: 404, sitemap: false };
      expect(await shown()).toEqual({ ...none, home: false });
      const { body } = await admin.get(`/ads/${adId}`).expect(200);
      expect(body).toMatchObject({ status: 'approved', reason: null });
      await restore(admin, owner.id);
      expect(await shown()).toMatchObject(all);
    });

    it('are known to the administrator all the while', async () => {
      await suspend(admin, owner.id);
      const { body } = await admin.get('/admin/ads?status=approved').expect(200);
      expect(body).toContainEqual(expect.objectContaining({ id: adId, status: 'approved' }));
    });

    it('are renewed in finished answers, and no other of the account’s changes does that', async () => {
      const answers = app.nest.get(PublicAnswers);
      const feed = app.nest.get(EventFeed);
      await feed.refresh();
      const before = await answers.get('/api/ads');
      await app.dataSource.query(`UPDATE users SET language = 'fr' WHERE id = $1`, [owner.id]);
      await feed.refresh();
      expect(before.isCurrent()).toBe(true);
      await suspend(admin, owner.id);
      await feed.refresh();
      expect(before.isCurrent()).toBe(false);
    });

    it('open pages hear of', async () => {
      const reader = await EventReader.open(app.url);
      await suspend(admin, owner.id);
      await reader.until(({ news }) => news.length === 1);
      await restore(admin, owner.id);
      await reader.until(({ news }) => news.length === 2);
      reader.close();
      expect(reader.news.map(({ event, data }) => ({ event, data }))).toEqual([
        { event: 'ad', data: { id: adId, adId } },
        { event: 'ad', data: { id: adId, adId } },
      ]);
    });

    it('show their pictures to nobody else, while what is no ad shows its own', async () => {
      const picture = await uploadPicture(owner.client);
      await submitAd(owner.client, { imageUrl: `/api/uploads/${picture}` });
      await stranger.get(`/uploads/${picture}`).expect(200);
      await suspend(admin, owner.id);
      await stranger.get(`/uploads/${picture}`).expect(404);
      await admin.get(`/uploads/${picture}`).expect(200);
      await restore(admin, owner.id);
      await stranger.get(`/uploads/${picture}`).expect(200);
    });
  });

  describe('is still owed', () => {
    it('what was paid for an ad that is rejected then', async () => {
      const adId = await submitAd(owner.client);
      await app.chain.pay(adId);
      await app.chain.mine(5);
      await whenPayment(owner.client, adId, 'confirmed');
      await suspend(admin, owner.id);
      await admin.patch(`/ads/${adId}/status`, { status: 'rejected', reason: 'A fraud' }).expect(200);
      await eventually(async () => expect(await app.chain.paymentState(adId)).toBe(3));
      await whenPayment(admin, adId, 'refunded');
    });

    it('the six confirmations of a payment that was under way', async () => {
      const adId = await submitAd(owner.client);
      await app.chain.pay(adId);
      await suspend(admin, owner.id);
      await app.chain.mine(5);
      await whenPayment(admin, adId, 'confirmed');
    });
  });

  it('keeps its place, its reports and what it voted, which others rely on', async () => {
    const [voter, other] = (await candidates(app, 2)) as [Candidate, Candidate];
    const { participantId: id } = voter;
    await castVote(voter.client, other.participantId, { comment: 'Well done' });
    const seen = async () => ({
      place: (await stranger.get(`/participants/${id}`).expect(200)).body as object,
      comments: (await stranger.get(`/participants/${other.participantId}/comments`)).body as object,
      votes: (await stranger.get(`/participants/${other.participantId}/votes`)).body as object,
    });
    const before = await seen();
    await suspend(admin, voter.id);
    expect(await seen()).toEqual(before);
    await tellVotes(app);
  });

  it('has no open stream of events any more, and opens none as itself', async () => {
    const { headers } = await owner.client.get('/auth/me').expect(200);
    const Cookie = (headers['set-cookie'] as unknown as string[])
      .map((each) => each.split(';')[0])
      .join('; ');
    const own = await EventReader.open(app.url, { Cookie });
    await survivedBySessions(app, () => suspend(admin, owner.id));
    await own.until(({ hasEnded }) => hasEnded);
    const again = await EventReader.open(app.url, { Cookie });
    const data = { id: 5 };
    await app.dataSource.query(
      `INSERT INTO site_events (event, data, user_id) VALUES ('notification', $1, $2)`,
      [data, owner.id],
    );
    await app.dataSource.query(`INSERT INTO site_events (event, data) VALUES ('ad', $1)`, [data]);
    await again.until(({ news }) => news.some(({ event }) => event === 'ad'));
    again.close();
    expect(again.news.map(({ event }) => event)).toEqual(['ad']);
    const rows = await app.dataSource.query<{ sid: string }[]>(
      `SELECT sid FROM sessions WHERE sess->'passport'->>'user' = $1`,
      [String(owner.id)],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(await app.nest.get(OpenSessions).among(rows.map(({ sid }) => sid))).toEqual(new Set());
  });

  it('signs in by no passkey', async () => {
    const { authenticator } = await withPasskey(owner);
    await suspend(admin, owner.id);
    const client = app.client();
    const response = authenticator.get(await askedToSignIn(client));
    const { body } = await client.post('/auth/passkeys/login/verify', { response }).expect(403);
    expect(body).toMatchObject({ code: 'account_suspended' });
    await client.get('/auth/me').expect(401);
  });
});
