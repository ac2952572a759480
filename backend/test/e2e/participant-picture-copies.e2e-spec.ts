import type { RequestListener } from 'node:http';
import { png } from '../factories/picture.factory.js';
import { type Author, authors, report } from '../factories/progress.factory.js';
import { secondPlace, secondSeason } from '../factories/season.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { Stranger } from '../support/stranger.js';
import { TestApp } from '../support/test-app.js';

const OWN_UPLOAD = /^\/api\/uploads\/[\da-f-]{36}$/;

describe('a picture by its address in a report or a portrait', () => {
  let app: TestApp;
  let admin: Client;
  let author: Author;
  let site: Stranger;
  let answer: RequestListener;

  beforeAll(async () => {
    site = await Stranger.open((request, response) => answer(request, response));
    app = await TestApp.start({ PICTURE_HOSTS_ALLOWED: site.host });
    admin = await app.admin();
    [author] = (await authors(app, 1)) as [Author];
  });
  beforeEach(async () => serve(await png({ width: 1600, height: 900 })));
  afterAll(async () => {
    await app.stop();
    await site.close();
  });

  const serve = (bytes: Buffer) => {
    answer = (_request, response) => response.writeHead(200, { 'Content-Type': 'image/png' }).end(bytes);
  };

  it('takes its place among the others, also in earlier versions', async () => {
    const images = ['/demo/repair.svg', site.url('/1.png'), '/demo/water.svg'];
    const { id, images: shown } = await report(author, { images });
    expect(shown).toEqual(['/demo/repair.svg', '/demo/water.svg']);
    await author.client.patch(`/progress-updates/${id}`, { images: [site.url('/1.png')] }).expect(200);
    const upload = expect.stringMatching(OWN_UPLOAD) as string;
    await eventually(async () => {
      const { body } = await app.client().get(`/progress-updates/${id}`).expect(200);
      expect(body).toMatchObject({ images: [upload] });
    });
    const { body } = await author.client.get(`/progress-updates/${id}/versions`).expect(200);
    expect(body).toMatchObject([{ images: ['/demo/repair.svg', upload, '/demo/water.svg'] }]);
  });

  /** What the author is told of the pictures of a month's report. */
  const picturesOf = async (month: number) => {
    const { body } = await author.client.get('/progress-updates/due').expect(200);
    return (body as { pictures: { address: string; copy: { state: string } | null }[] }[])[month - 1]!
      .pictures;
  };

  it('stands in its place for its author while it is missing, with the reason, and is named to the admin', async () => {
    serve(Buffer.from('not a picture'));
    const images = ['/demo/repair.svg', site.url('/wrong'), '/demo/water.svg'];
    await report(author, { month: 2, images });
    await eventually(async () =>
      expect(await picturesOf(2)).toMatchObject([
        { address: '/demo/repair.svg', copy: null },
        { address: images[1], copy: { state: 'failed', problem: { code: 'picture_unreadable' } } },
        { address: '/demo/water.svg', copy: null },
      ]),
    );
    const { body } = await admin.get('/admin/picture-copies').expect(200);
    const named = { address: images[1], use: 'report', username: author.username };
    expect(body).toContainEqual(expect.objectContaining(named));
  });

  it('is tried again when its report is saved again, also unchanged', async () => {
    serve(Buffer.from('not a picture'));
    const images = [site.url('/saved-again.png')];
    const { id } = await report(author, { month: 4, images });
    await eventually(async () => expect(await picturesOf(4)).toMatchObject([{ copy: { state: 'failed' } }]));
    serve(await png({ width: 300, height: 250 }));
    const { body } = await author.client.patch(`/progress-updates/${id}`, { images }).expect(200);
    expect(body).toMatchObject({ revision: 1 });
    await eventually(async () =>
      expect(await picturesOf(4)).toEqual([
        { address: expect.stringMatching(OWN_UPLOAD) as string, copy: null },
      ]),
    );
  });

  it('is tried again when the profile is saved again', async () => {
    serve(Buffer.from('not a picture'));
    const profileImageUrl = site.url('/me-again.png');
    const save = () => author.client.patch('/participants/user', { profileImageUrl }).expect(200);
    await save();
    const own = async () => (await author.client.get('/participants/user').expect(200)).body as object;
    await eventually(async () => expect(await own()).toMatchObject({ pictureCopy: { state: 'failed' } }));
    serve(await png({ width: 300, height: 250 }));
    await save();
    await eventually(async () =>
      expect(await own()).toMatchObject({
        profileImageUrl: expect.stringMatching(OWN_UPLOAD) as string,
        pictureCopy: null,
      }),
    );
  });

  it('stays in a report that is edited by what its author read before the copy came', async () => {
    const read = [site.url('/meanwhile.png'), '/demo/water.svg'];
    const { id } = await report(author, { month: 3, images: read });
    const [copy] = await eventually(async () => {
      const { body } = await app.client().get(`/progress-updates/${id}`).expect(200);
      const { images } = body as { images: string[] };
      expect(images).toEqual([expect.stringMatching(OWN_UPLOAD), '/demo/water.svg']);
      return images;
    });
    // The site is away by now: another copy could not be made.
    answer = (_request, response) => response.writeHead(404).end();
    const edit = { title: 'Twelve filters are sold', images: read };
    const { body } = await author.client.patch(`/progress-updates/${id}`, edit).expect(200);
    expect(body).toMatchObject({ images: [copy, '/demo/water.svg'], revision: 2 });
    const again = await author.client.patch(`/progress-updates/${id}`, edit).expect(200);
    expect(again.body).toMatchObject({ revision: 2 });
    const waiting = 'SELECT count(*)::int AS count FROM picture_copies WHERE address = $1';
    expect(await app.dataSource.query(waiting, [read[0]])).toEqual([{ count: 0 }]);
  });

  it('becomes the portrait', async () => {
    const profileImageUrl = site.url('/me.png');
    const { body } = await author.client.patch('/participants/user', { profileImageUrl }).expect(200);
    expect(body).toMatchObject({ profileImageUrl: null, pictureCopy: { address: profileImageUrl } });
    await eventually(async () => {
      const { body: people } = await app.client().get('/participants').expect(200);
      const upload = expect.stringMatching(OWN_UPLOAD) as string;
      expect(people).toMatchObject([{ profileImageUrl: upload }]);
    });
  });

  it('that came to nothing is forgotten with the portrait, and not while a report or another season shows it', async () => {
    serve(Buffer.from('not a picture'));
    const profileImageUrl = site.url('/never.png');
    const known = () =>
      app.dataSource.query<{ use: string }[]>(
        'SELECT use FROM picture_copies WHERE address = $1 ORDER BY use',
        [profileImageUrl],
      );
    const save = (season: number, changes: object) =>
      author.client.patch(`/participants/user?season=${season}`, changes).expect(200);
    await report(author, { month: 5, images: [profileImageUrl] });
    await secondSeason(app);
    await secondPlace(app, author.participantId);
    for (const season of [1, 2]) await save(season, { profileImageUrl });
    await save(2, { profileImageUrl: null });
    await save(1, { bio: 'I repair solar lamps, and what I cannot repair I take apart.' });
    expect(await known()).toEqual([{ use: 'portrait' }, { use: 'report' }]);
    await save(1, { profileImageUrl: '/demo/lamps.svg' });
    expect(await known()).toEqual([{ use: 'report' }]);
  });
});
