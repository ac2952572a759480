import type { RequestListener, ServerResponse } from 'node:http';
import { PictureCopies } from '../../src/modules/uploads/copying/picture-copies.service.js';
import { UncopiedPicturesJob } from '../../src/modules/uploads/copying/uncopied-pictures.job.js';
import { submitAd } from '../factories/ad.factory.js';
import { png } from '../factories/picture.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { stopWork } from '../support/stop-work.js';
import { Stranger } from '../support/stranger.js';
import { TestApp } from '../support/test-app.js';

describe('pictures at sites that take long', () => {
  let app: TestApp;
  let author: Author;
  let site: Stranger;
  let answer: RequestListener;

  beforeAll(async () => {
    site = await Stranger.open((request, response) => answer(request, response));
    app = await TestApp.start({ PICTURE_HOSTS_ALLOWED: site.host });
    await stopWork(app, 'uncopied-pictures');
    [author] = (await authors(app, 1)) as [Author];
  });
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  /** With how many jobs were made for each. */
  const copiesOf = (userId: number) =>
    app.dataSource.query<{ address: string }[]>(
      `SELECT address, tries, asked, (
         SELECT count(*)::integer FROM pgboss.job WHERE name = 'picture-copies' AND data @> jsonb_build_object('id', copy.id)) AS jobs
       FROM picture_copies copy WHERE user_id = $1 ORDER BY id`,
      [userId],
    );

  it('hold up nobody but whoever named so many of them', async () => {
    const picture = await png({ width: 300, height: 250 });
    const held: ServerResponse[] = [];
    answer = (request, response) => {
      if (request.url === '/good') response.writeHead(200, { 'Content-Type': 'image/png' }).end(picture);
      else held.push(response);
    };
    await report(author, { images: Array.from({ length: 10 }, (_, n) => site.url(`/slow/${n}`)) });
    await eventually(async () => Promise.resolve(expect(held).toHaveLength(2)));
    const owner = await signedIn(app);
    const ad = await submitAd(owner.client, { imageUrl: site.url('/good') });
    // The two that are being asked are let go; all others of the report wait before the ad.
    for (const response of held.splice(0)) response.writeHead(503).end();
    await eventually(async () => {
      const { body } = await owner.client.get(`/ads/${ad}`).expect(200);
      expect(body).toMatchObject({ imageUrl: expect.any(String) as string });
    });
    // It is among the next two, and not behind ten of which each is tried three times.
    expect(site.asked.slice(0, 4)).toContain('/good');
    for (const response of held.splice(0)) response.writeHead(404).end();
    answer = (_request, response) => response.writeHead(404).end();
  });

  it('are asked for once by a report that is edited again and again while they wait', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const other = site.url('/busy');
    const { id } = await report(author, { month: 2, images: [other] });
    const waiting = async () => (await copiesOf(author.id)).filter(({ address }) => address === other);
    // The second is for later.
    const tried = [{ address: other, tries: 1, asked: 1, jobs: 2 }];
    await eventually(async () => expect(await waiting()).toEqual(tried));
    for (const title of ['Ten filters', 'Eleven filters'])
      await author.client.patch(`/progress-updates/${id}`, { title }).expect(200);
    expect(await waiting()).toEqual(tried);
  });

  it('count against nobody twice: one that waits already may be named again where no more may wait', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const { client, id: userId } = await signedIn(app);
    const imageUrl = site.url('/named-again');
    const ad = await submitAd(client, { imageUrl });
    await app.dataSource.query(
      `INSERT INTO picture_copies (user_id, use, address, address_hash) SELECT $1, 'ad', n, n FROM generate_series(1, 59) n`,
      [userId],
    );
    await client.patch(`/ads/${ad}`, { title: 'Lamps', imageUrl }).expect(200);
    const { body } = await client.patch(`/ads/${ad}`, { imageUrl: site.url('/one-more') }).expect(409);
    expect(body).toMatchObject({ code: 'too_many_picture_copies' });
    expect(await copiesOf(userId)).toHaveLength(60);
  });

  it('stay asked for where one place lets go of them while another of the account just names them', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const { client, id: userId } = await signedIn(app);
    const address = site.url('/named-elsewhere');
    const ad = await submitAd(client, { imageUrl: address });
    await app.dataSource.transaction(async (manager) => {
      await app.nest.get(PictureCopies).want(manager, 'ad', { userId, address });
      await client.patch(`/ads/${ad}`, { imageUrl: null }).expect(200);
    });
    expect(await copiesOf(userId)).toMatchObject([{ address }]);
  });

  it('are found for everybody though an account has as many waiting as it may', async () => {
    answer = (_request, response) => response.writeHead(503).end();
    const [full, other] = [await signedIn(app), await signedIn(app)];
    await app.dataSource.query(
      `INSERT INTO picture_copies (user_id, use, address, address_hash) SELECT $1, 'ad', n, n FROM generate_series(1, 60) n`,
      [full.id],
    );
    for (const { client, id } of [full, other]) {
      const ad = await submitAd(client);
      await app.dataSource.query('UPDATE ads SET image_url = $1 WHERE id = $2', [site.url(`/of/${id}`), ad]);
    }
    await app.nest.get(UncopiedPicturesJob).findAll();
    expect(await copiesOf(full.id)).toHaveLength(60);
    expect(await copiesOf(other.id)).toMatchObject([{ address: site.url(`/of/${other.id}`) }]);
  });
});
