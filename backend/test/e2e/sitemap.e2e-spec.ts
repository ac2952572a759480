import supertest from 'supertest';
import { withoutClock } from '../factories/run.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { type Candidate, candidates } from '../factories/vote.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { queriesOf } from '../support/count-queries.js';
import { eventually } from '../support/eventually.js';
import { scrape } from '../support/metrics.js';
import { TestApp } from '../support/test-app.js';
import { PublicAnswers } from '../../src/answers/public-answers.service.js';
import { MAX_ID } from '../../src/common/validation/parse-id.pipe.js';
import { ListedAds } from '../../src/site/listed-ads.js';
import { EventFeed } from '../../src/events/event-feed.service.js';

describe('the sitemap', () => {
  const started = process.cwd();
  let app: TestApp;
  let owner: number;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start({ METRICS_PORT: '0' });
    // It changes ads, and has what was read of them read anew.
    await withoutClock(app);
    owner = (await signedIn(app)).id;
    for (const id of [1, 2_000, 2_001, 2_002, 8_888, MAX_ID]) await insert(id);
    await insert(12_345, 'pending');
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const insert = (id: number, status = 'approved') =>
    app.dataSource.query(
      `INSERT INTO ads (id, user_id, title, description, category, status) VALUES ($1, $2, 'Ad', 'Ad', 'design', $3)`,
      [id, owner, status],
    );
  const set = (id: number, status: string) =>
    app.dataSource.query('UPDATE ads SET status = $2 WHERE id = $1', [id, status]);
  const get = (path: string) => supertest(app.url).get(path);
  const locations = async (path: string): Promise<string[]> =>
    [...(await get(path).expect(200)).text.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location]) =>
      location!.replace(app.url, ''),
    );

  it('names its parts: the pages, and each range of ids with an ad that everybody may see', async () => {
    expect(await locations('/sitemap.xml')).toEqual([
      '/sitemap-pages.xml',
      ...[1, 2, 5, 1_073_742].map((part) => `/sitemap-ads-${part}.xml`),
    ]);
    expect(await locations('/sitemap-ads-1.xml')).toEqual(['/ads/1', '/ads/2000']);
    expect(await locations('/sitemap-ads-2.xml')).toEqual(['/ads/2001', '/ads/2002']);
    expect(await locations('/sitemap-ads-5.xml')).toEqual(['/ads/8888']);
    expect((await get('/sitemap-ads-5.xml')).text).toContain(
      `hreflang="ar" href="${app.url}/ads/8888?lang=ar"`,
    );
  });

  it('names each season, and who took part in it, once everybody may know', async () => {
    const [one] = (await candidates(app, 1)) as [Candidate];
    const earlier = [`/seasons/1`, `/participants/${one.participantId}`];
    await eventually(async () =>
      expect(await locations('/sitemap-pages.xml')).toEqual(expect.arrayContaining(earlier)),
    );
    await app.dataSource.query(
      `INSERT INTO seasons (number, name, starts_at, ends_at, places) VALUES (2, 'Season 2', '2127-02-01T00:00:00Z', '2128-02-01T00:00:00Z', 4)`,
    );
    const [other] = await app.dataSource.query<[{ id: number }]>(
      `INSERT INTO participants (user_id, season, is_public, name, bio, profession, age, graduation_year, work_experience, project_description, "order")
       SELECT user_id, 2, false, name, bio, profession, age, graduation_year, work_experience, project_description, 1
       FROM participants WHERE id = $1 RETURNING id`,
      [one.participantId],
    );
    await eventually(async () => expect(await locations('/sitemap-pages.xml')).toContain('/seasons/2'));
    expect(await locations('/sitemap-pages.xml')).not.toContain(`/participants/${other.id}`);
    await app.dataSource.query(`UPDATE participants SET is_public = true WHERE id = $1`, [other.id]);
    await app.dataSource.query(
      `UPDATE seasons SET starts_at = '2026-06-01T00:00:00Z', begun_at = now() WHERE number = 2`,
    );
    const both = [...earlier, '/seasons/2', `/participants/${other.id}`];
    await eventually(async () =>
      expect(await locations('/sitemap-pages.xml')).toEqual(expect.arrayContaining(both)),
    );
    const { text } = await get('/sitemap-pages.xml');
    expect(text).toContain(`hreflang="ar" href="${app.url}/seasons/2?lang=ar"`);
  });

  it.each([
    '/sitemap-ads-3.xml',
    '/sitemap-ads-0.xml',
    '/sitemap-ads-01.xml',
    '/sitemap-ads-9999999.xml',
    '/sitemap-ads-x.xml',
  ])('has no part %s', async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers['content-type']]).toEqual([404, expect.stringContaining('text/html')]);
  });

  it('keeps its index until an ad has changed, and reads nothing of parts that it does not name', async () => {
    const answers = app.nest.get(PublicAnswers);
    const listed = new ListedAds(app.dataSource, answers, app.nest.get(EventFeed));
    const parts = await listed.parts();
    const readsNothing = (work: () => Promise<unknown>) =>
      eventually(async () => expect(await queriesOf(work)).toEqual([]));
    await readsNothing(async () => listed.parts());
    await readsNothing(async () => listed.idsOf(7));
    await insert(13_000);
    await eventually(async () =>
      expect(await listed.parts()).toEqual([...parts, 7].toSorted((a, b) => a - b)),
    );
    expect(await listed.idsOf(7)).toEqual([13_000]);
  });

  it('keeps so many bytes of its parts and no more, which the metrics tell', async () => {
    const room = 20_000;
    const answers = app.nest.get(PublicAnswers);
    const listed = new ListedAds(app.dataSource, answers, app.nest.get(EventFeed), room);
    const { kept } = listed;
    for (const part of await listed.parts()) {
      await listed.idsOf(part);
      expect(kept.bytes).toBeLessThanOrEqual(room);
    }
    expect(kept.bytes).toBeGreaterThan(0);
    await get('/sitemap-ads-1.xml').expect(200);
    const told = (await scrape(app)).find(
      ({ name, labels }) => name === 'change_makers_cache_bytes' && labels.cache === 'sitemap',
    );
    expect(told?.value).toBeGreaterThan(0);
  });

  it('reads a part anew where one of its ads has changed, or anybody’s, and no other', async () => {
    const answers = app.nest.get(PublicAnswers);
    const listed = new ListedAds(app.dataSource, answers, app.nest.get(EventFeed));
    // After a pause memory asks first what it may have missed, which reads no ads.
    const readOf = async (part: number) =>
      (await queriesOf(async () => listed.idsOf(part))).filter((text) => /\bads\b/.test(text));
    await readOf(1);
    await readOf(2);
    await set(2_002, 'rejected');
    await answers.settle();
    await eventually(async () => expect(await listed.idsOf(2)).toEqual([2_001]));
    expect([await readOf(1), await readOf(2)]).toEqual([[], []]);
    await app.dataSource.query('UPDATE users SET suspended_at = now() WHERE id = $1', [owner]);
    await eventually(async () => expect([await listed.idsOf(1), await listed.idsOf(2)]).toEqual([[], []]));
    await app.dataSource.query('UPDATE users SET suspended_at = NULL WHERE id = $1', [owner]);
    await eventually(async () => expect(await listed.idsOf(1)).toEqual([1, 2_000]));
  });
});
