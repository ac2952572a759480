import { REPORTS_PER_HOUR } from '../../src/common/reports/report-limit.js';
import type { AdCountsDto } from '../../src/modules/ads/dto/ad-counts.dto.js';
import type { AdminAdDto } from '../../src/modules/ads/dto/ad.dto.js';
import { AdReport } from '../../src/modules/ads/entities/ad-report.entity.js';
import { deleteAccount } from '../factories/account-life.factory.js';
import { submitAd } from '../factories/ad.factory.js';
import { auditEntries } from '../factories/audit.factory.js';
import { suspend } from '../factories/suspension.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';

describe('ads that are reported', () => {
  let app: TestApp;
  let admin: Client;
  let owner: SignedIn;
  let reader: SignedIn;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    admin = await app.admin();
    [owner, reader] = await Promise.all([signedIn(app), signedIn(app, 'viewer')]);
  });
  beforeEach(async () => {
    await app.dataSource.query('DELETE FROM ads');
    id = await submitAd(owner.client);
  });
  afterAll(() => app.stop());

  const report = ({ client }: { client: Client } = reader, body?: object, ad = id) =>
    client.post(`/ads/${ad}/report`, body);
  const decide = (status: string) => admin.patch(`/ads/${id}/status`, { status, reason: 'It misleads' });
  const open = (ad = id) => app.dataSource.manager.countBy(AdReport, { adId: ad });
  const listed = async (query = ''): Promise<AdminAdDto[]> =>
    (await admin.get(`/admin/ads?${query}`).expect(200)).body as AdminAdDto[];
  /** The ids of a list, one page after the other. */
  async function pages(path: string): Promise<number[]> {
    const { body, headers } = await admin.get(path).expect(200);
    const next = /<\/api([^>]+)>; rel="next"/.exec(headers.link ?? '')?.[1];
    return [...(body as AdminAdDto[]).map((ad) => ad.id), ...(next ? await pages(next) : [])];
  }

  const counted = async (): Promise<number> =>
    ((await admin.get('/admin/ads/counts').expect(200)).body as AdCountsDto).reported;

  it('are so once by each account, and stand before the moderator with the reasons', async () => {
    const other = await signedIn(app);
    await report(reader, { reason: ' It promises health ' }).expect(204);
    await report(reader, { reason: 'Again' }).expect(204);
    await report(other).expect(204);
    const unreported = await submitAd(owner.client);
    const [second, first] = await listed();
    expect(second).toMatchObject({ id: unreported, reportCount: 0, reports: [] });
    expect(first).toMatchObject({ id, status: 'pending', reportCount: 2 });
    expect(first!.reports).toEqual([
      { username: other.username, reason: null, createdAt: expect.stringMatching(/^\d{4}-.*Z$/) as string },
      { username: reader.username, reason: 'It promises health', createdAt: expect.any(String) as string },
    ]);
  });

  it('show their newest twenty reports', async () => {
    await app.dataSource.query(
      `WITH people AS (
         INSERT INTO users (username, email, password, role)
         SELECT 'reporter' || n, 'reporter' || n || '@example.test', 'none', 'user' FROM generate_series(1, 25) n RETURNING id, username)
       INSERT INTO ad_reports (ad_id, user_id, created_at)
       SELECT $1, id, now() - interval '1 minute' * substr(username, 9)::integer FROM people`,
      [id],
    );
    const [ad] = await listed();
    expect(ad!.reportCount).toBe(25);
    expect(ad!.reports.map(({ username }) => username)).toEqual(
      Array.from({ length: 20 }, (_, index) => `reporter${index + 1}`),
    );
  });

  it('are those that whoever reports can see', async () => {
    await app.client().post(`/ads/${id}/report`).expect(401);
    for (const unknown of [id + 1000, 2_147_483_647]) {
      const { body } = await report(reader, {}, unknown).expect(404);
      expect(body).toMatchObject({ code: 'ad_not_found' });
    }
    await decide('rejected').expect(200);
    await report().expect(404);
    const suspended = await signedIn(app);
    const hidden = await submitAd(suspended.client);
    await suspend(admin, suspended.id);
    await report(reader, {}, hidden).expect(404);
    expect(await counted()).toBe(0);
  });

  it('belong to somebody else', async () => {
    const { body } = await report(owner).expect(403);
    expect(body).toMatchObject({ code: 'own_ad_reported' });
    expect(await open()).toBe(0);
  });

  it.each([{ reason: 'x'.repeat(501) }, { reason: 12 }, { note: 'x' }])(
    'are refused with %j',
    async (body) => {
      await report(reader, body).expect(400);
      expect(await open()).toBe(0);
    },
  );

  it('say nothing to anybody else', async () => {
    await report(reader, { reason: 'It promises health' }).expect(204);
    const answers = [
      await app.client().get(`/ads/${id}`),
      await owner.client.get(`/ads/${id}`),
      await owner.client.get('/ads/user'),
      await app.client().get('/ads'),
    ];
    for (const { text } of answers) expect(text).not.toMatch(/report|promises health/);
  });

  it('are reported so often and no more, however often comments are', async () => {
    const eager = await signedIn(app);
    for (let count = 0; count < REPORTS_PER_HOUR; count++) await report(eager).expect(204);
    const { body, headers } = await report(eager).expect(429);
    expect(body).toMatchObject({ code: 'too_many_reports' });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await eager.client.post('/comments/1/report').expect(404);
  });

  it.each(['approved', 'rejected'])('are settled once they are %s', async (status) => {
    const untouched = await submitAd(owner.client);
    await report(reader, {}, untouched).expect(204);
    for (const one of [reader, await signedIn(app)]) await report(one).expect(204);
    await decide(status).expect(200);
    expect([await open(), await open(untouched)]).toEqual([0, 1]);
    const [entry] = await auditEntries(admin);
    expect(entry).toMatchObject({ action: 'ad.moderated', subject: `ads/${id}` });
    expect(entry!.details).toMatchObject({ from: 'pending', to: status, reportsSettled: 2 });
  });

  it('are settled where an approved one is approved again, which tells its owner nothing', async () => {
    await decide('approved').expect(200);
    await report().expect(204);
    const news = async () => (await owner.client.get('/notifications').expect(200)).text;
    const before = await news();
    await decide('approved').expect(200);
    expect(await open()).toBe(0);
    expect(await news()).toBe(before);
    const [entry] = await auditEntries(admin);
    expect(entry!.details).toMatchObject({ from: 'approved', to: 'approved', reportsSettled: 1 });
  });

  it('stay reported where the decision is put off, refused or about an earlier revision', async () => {
    await report().expect(204);
    await decide('pending').expect(200);
    await admin.patch(`/ads/${id}/status`, { status: 'rejected' }).expect(400);
    await owner.client.patch(`/ads/${id}`, { title: 'Something else entirely' }).expect(200);
    await admin.patch(`/ads/${id}/status`, { status: 'approved', revision: 1 }).expect(409);
    expect(await open()).toBe(1);
    const [entry] = await auditEntries(admin);
    expect(entry!.details).not.toHaveProperty('reportsSettled');
  });

  it.each(['pending', 'approved', 'completed'])('may stand as they are while they are %s', async (status) => {
    await app.dataSource.query('UPDATE ads SET status = $2 WHERE id = $1', [id, status]);
    await report().expect(204);
    await admin.delete(`/admin/ads/${id}/reports`).expect(204);
    expect(await listed()).toMatchObject([{ id, status, reportCount: 0 }]);
    const subject = `ads/${id}`;
    const details = { title: 'Solar lamps for night markets', reportsSettled: 1 };
    expect((await auditEntries(admin))[0]).toMatchObject({ action: 'ad.let_stand', subject, details });
    const { length } = await auditEntries(admin);
    await admin.delete(`/admin/ads/${id}/reports`).expect(204);
    expect(await auditEntries(admin)).toHaveLength(length);
    await admin.delete(`/admin/ads/${id + 1000}/reports`).expect(404);
  });

  it('are found by the moderator in every order and status, and counted', async () => {
    const ads = [id];
    for (const title of ['Bicycles', 'Apples', 'Cakes']) ads.push(await submitAd(owner.client, { title }));
    for (const ad of ads.slice(0, 3)) await report(reader, {}, ad).expect(204);
    await report(await signedIn(app), {}, ads[1]).expect(204);
    const titles = async (query: string) => (await listed(query)).map(({ title }) => title);
    expect(await titles('reported=true')).toEqual(['Apples', 'Bicycles', 'Solar lamps for night markets']);
    expect(await titles('reported=true&sort=title&order=desc&limit=1')).toEqual([
      'Solar lamps for night markets',
    ]);
    expect(await titles('reported=true&q=apples')).toEqual(['Apples']);
    expect(await titles('reported=true&status=approved')).toEqual([]);
    expect(await titles('reported=false')).toHaveLength(4);
    expect(await counted()).toBe(3);
    await admin.get('/admin/ads?reported=yes').expect(400);
  });

  it('come whole in pages', async () => {
    const ads = [id];
    for (let count = 0; count < 4; count++) ads.unshift(await submitAd(owner.client));
    for (const ad of ads) await report(reader, {}, ad).expect(204);
    expect(await pages('/admin/ads?reported=true&limit=2')).toEqual(ads);
  });

  it('are reported no more by an account that goes', async () => {
    const leaver = await signedIn(app);
    await report(leaver, { reason: 'It promises health' }).expect(204);
    await deleteAccount(leaver);
    expect(await listed()).toMatchObject([{ id, reportCount: 0, reports: [] }]);
  });
});
