import sharp from 'sharp';
import supertest from 'supertest';
import { networkOf } from '../../src/common/access/network-of.js';
import { Caches } from '../../src/common/caches.js';
import { rateLimiter } from '../../src/common/rate-limit.js';
import { submitAd } from '../factories/ad.factory.js';
import { awardOf } from '../factories/award.factory.js';
import { noise, SIDEBAR } from '../factories/picture.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { secondPlace, secondSeason } from '../factories/season.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { folderWithSite } from '../support/built-site.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

/** What a page or a part of one names as its picture, below the site's address. */
const pictureIn = (html: string, url: string): string =>
  /property="og:image" content="([^"]*)"/.exec(html)![1]!.replace(url, '').replaceAll('&amp;', '&');

describe('share pictures', () => {
  const started = process.cwd();
  let app: TestApp;
  let one: Author;
  let other: Author;

  beforeAll(async () => {
    process.chdir(folderWithSite());
    app = await TestApp.start();
    [one, other] = (await authors(app, 2)) as [Author, Author];
  });
  afterAll(async () => {
    await app.stop();
    process.chdir(started);
  });

  const get = (path: string) => supertest(app.url).get(path);
  const pictureOf = async (page: string) => pictureIn((await get(page).expect(200)).text, app.url);

  const change = ({ participantId }: Author, figures: string) =>
    app.dataSource.query(`UPDATE participants SET ${figures} WHERE id = $1`, [participantId]);

  async function drawn(address: string) {
    const { body, headers } = await get(address).expect(200).expect('Content-Type', 'image/png');
    const { format, width, height } = await sharp(body as Buffer).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect((body as Buffer).length).toBeLessThanOrEqual(300_000);
    return { png: body as Buffer, headers };
  }

  it("are named by a participant's page, and may be kept by whoever sees them", async () => {
    const page = `/participants/${one.participantId}`;
    const { text } = await get(page).expect(200);
    const address = pictureIn(text, app.url);
    expect(address).toMatch(new RegExp(`^/share/participant/${one.participantId}-[0-9a-f]{16}\\.png$`));
    expect(text).toContain('<meta property="og:image:width" content="1200" />');
    expect(text).toMatch(/property="og:image:alt" content="[^"]+ · Future Change-Makers"/);
    expect(text).toContain(`<meta name="twitter:image" content="${app.url}${address}" />`);
    const { headers } = await drawn(address);
    expect(headers['cache-control']).toBe('public, max-age=31536000, s-maxage=300, immutable');
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  });

  it('lead from what they were to what they are, once a figure has changed', async () => {
    const page = `/participants/${other.participantId}`;
    const old = await pictureOf(page);
    await change(other, 'followers = followers + 40');
    const now = await eventually(async () => {
      const address = await pictureOf(page);
      expect(address).not.toBe(old);
      return address;
    });
    const { headers } = await get(old).expect(302);
    expect(headers).toMatchObject({ location: now, 'cache-control': 'public, max-age=60' });
    const { png } = await drawn(now);
    expect(png.length).toBeGreaterThan(10_000);
  });

  it('speak the language of the page, and English where that cannot be drawn', async () => {
    const page = `/participants/${one.participantId}`;
    const arabic = await pictureOf(`${page}?lang=ar`);
    expect(arabic).toMatch(/\.png\?lang=ar$/);
    await drawn(arabic);
    expect(await pictureOf(`${page}?lang=fr`)).toMatch(/\?lang=fr$/);
    const hash = (address: string) => /-([0-9a-f]{16})\./.exec(address)![1]!;
    const english = await pictureOf(page);
    const { headers } = await get(`/share/participant/${one.participantId}-${hash(arabic)}.png?lang=ja`);
    expect(headers['location']).toBe(english);
  });

  it('show an ad while everybody may see it', async () => {
    const { client } = await signedIn(app);
    const id = await submitAd(client, { title: 'Solar lamps <b>&</b> more' });
    const address = await pictureOf(`/ads/${id}`);
    await drawn(address);
    const admin = await app.admin();
    await admin.patch(`/ads/${id}/status`, { status: 'rejected', reason: 'Not yours' }).expect(200);
    await eventually(() => get(address).expect(404));
  });

  it('are light enough for previews, whatever the picture of an ad', async () => {
    const { client } = await signedIn(app);
    const file = await noise(SIDEBAR);
    const { body } = await client.upload('/uploads', file, { format: 'sidebar' }).expect(201);
    const { url: imageUrl } = body as { url: string };
    await drawn(await pictureOf(`/ads/${await submitAd(client, { imageUrl })}`));
  });

  it('are not drawn without their photograph while nobody can say whether there is one', async () => {
    const { client } = await signedIn(app);
    const { body } = await client.upload('/uploads', await noise(SIDEBAR), { format: 'sidebar' }).expect(201);
    const { url: imageUrl } = body as { url: string };
    const address = await pictureOf(`/ads/${await submitAd(client, { imageUrl })}`);
    await app.dataSource.query('ALTER TABLE uploads RENAME TO uploads_elsewhere');
    try {
      const { headers } = await get(address).expect(503);
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '5' });
    } finally {
      await app.dataSource.query('ALTER TABLE uploads_elsewhere RENAME TO uploads');
    }
    const { png } = await drawn(address);
    const without = await drawn(await pictureOf(`/ads/${await submitAd(client)}`));
    expect(png.length).toBeGreaterThan(without.png.length + 50_000);
  });

  it('show a report on the page of its author, in words of its own', async () => {
    const { id } = await report(one, { title: 'The first ten filters are sold' });
    const page = `/participants/${one.participantId}`;
    const { text } = await get(`${page}?report=${id}`).expect(200);
    expect(pictureIn(text, app.url)).toMatch(new RegExp(`^/share/report/${id}-`));
    expect(text).toContain(`<meta property="og:url" content="${app.url}${page}?report=${id}" />`);
    expect(text).toContain('<meta property="og:title" content="The first ten filters are sold · ');
    await drawn(pictureIn(text, app.url));
    const elsewhere = await pictureOf(`/participants/${other.participantId}?report=${id}`);
    expect(elsewhere).toMatch(/^\/share\/participant\//);
  });

  it('show a season and its awards', async () => {
    const { id } = await awardOf(app, 'votes');
    const season = await pictureOf('/seasons/1');
    expect(season).toMatch(/^\/share\/season\/1-/);
    await drawn(season);
    const { text } = await get(`/awards?award=${id}`).expect(200);
    expect(text).toContain('<meta property="og:title" content="Viewers&#39; Choice · Season 1" />');
    await drawn(pictureIn(text, app.url));
    expect(await pictureOf('/awards')).toBe('/share.png');
  });

  it('show nobody of a season that has not begun', async () => {
    await secondSeason(app);
    const early = await secondPlace(app, one.participantId);
    await app.dataSource.query('UPDATE participants SET is_public = false WHERE id = $1', [early]);
    await eventually(async () => {
      await get(`/participants/${early}`).expect(404);
      await get(`/share/participant/${early}-0123456789abcdef.png`).expect(404);
    });
  });

  it.each([
    '/share/participant/2147483647-0123456789abcdef.png',
    '/share/report/99999-0123456789abcdef.png',
    '/share/award/99999-0123456789abcdef.png',
    '/share/season/99-0123456789abcdef.png',
    '/share/account/1-0123456789abcdef.png',
    '/share/ad/9999999999-0123456789abcdef.png',
    '/share/ad/1-01234567.png',
    '/share/ad/1.png',
    '/share/',
  ])('are none where strangers find nothing: %s', async (path) => {
    const { headers } = await get(path).expect(404);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('are gone with the place of whom they show, and so are the reports', async () => {
    const { id } = await report(other, { month: 1 });
    const [person, work] = await Promise.all([
      pictureOf(`/participants/${other.participantId}`),
      pictureOf(`/participants/${other.participantId}?report=${id}`),
    ]);
    const admin = await app.admin();
    await admin.patch(`/admin/participants/${other.participantId}`, { isActive: false }).expect(200);
    await eventually(async () => {
      await get(person).expect(404);
      await get(work).expect(404);
    });
  });

  it('are drawn once for all who ask at once, and kept', async () => {
    const { client } = await signedIn(app);
    const address = await pictureOf(`/ads/${await submitAd(client, { title: 'Asked for by many' })}`);
    const cache = app.nest.get(Caches).all.get('share-pictures')!;
    const before = cache.bytes;
    const answers = await Promise.all(Array.from({ length: 40 }, () => get(address).expect(200)));
    const [first] = answers.map(({ body }) => (body as Buffer).toString('base64'));
    for (const { body } of answers) expect((body as Buffer).toString('base64')).toBe(first);
    const { length } = answers[0]!.body as Buffer;
    expect(cache.bytes - before).toBe(length + 2 * address.length);
  });

  it('are not drawn without end for one network, which still gets those that are known', async () => {
    const { client } = await signedIn(app);
    const known = await pictureOf(`/ads/${await submitAd(client, { title: 'Seen before' })}`);
    await drawn(known);
    const limiter = rateLimiter(app.dataSource, 'share-picture', 60, 60);
    // A minute of its own: that of the drawings before may end in between.
    await limiter.delete(networkOf('127.0.0.1'));
    await limiter.penalty(networkOf('127.0.0.1'), 60);
    const unknown = await pictureOf(`/ads/${await submitAd(client, { title: 'Never seen' })}`);
    const { headers } = await get(unknown).expect(429);
    expect(headers).toMatchObject({ 'retry-after': '60', 'cache-control': 'no-store' });
    await drawn(known);
    await limiter.delete(networkOf('127.0.0.1'));
    await drawn(unknown);
  });
});
