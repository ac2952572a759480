import sharp from 'sharp';
import { UnusedUploadsJob } from '../../src/modules/uploads/unused-uploads.job.js';
import { adInput } from '../factories/ad.factory.js';
import { png, uploadPicture } from '../factories/picture.factory.js';
import { type Author, authors, progressInput, report } from '../factories/progress.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { TestApp } from '../support/test-app.js';

describe('the pictures of reports', () => {
  let app: TestApp;
  let author: Author;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  beforeEach(async () => {
    for (const table of ['progress_versions', 'progress_updates', 'participants'])
      await app.dataSource.query(`DELETE FROM ${table}`);
    [author] = (await authors(app, 1)) as [Author];
  });
  afterAll(() => app.stop());

  const upload = async (width = 1500, height = 1500): Promise<string> => {
    const file = await png({ width, height });
    const { body } = await author.client.upload('/uploads', file, { format: 'report' }).expect(201);
    return (body as { url: string }).url;
  };

  /** What a day's clean-up leaves of them. */
  const grow = async (...paths: string[]) => {
    await app.dataSource.query(`UPDATE uploads SET created_at = now() - interval '25 hours'`);
    await app.nest.get(UnusedUploadsJob).deleteAll();
    return Promise.all(paths.map(async (path) => (await author.client.get(path.replace('/api', ''))).status));
  };

  it.each([
    [2400, 1200, 1200, 600],
    [800, 1600, 400, 800],
    [60, 40, 60, 40],
  ])('keep their shape: %d × %d becomes %d × %d', async (width, height, fittingWidth, fittingHeight) => {
    const size = { width: fittingWidth, height: fittingHeight };
    const file = await png({ width, height });
    const { body } = await author.client.upload('/uploads', file, { format: 'report' }).expect(201);
    expect(body).toMatchObject({ format: 'report', ...size });
    const { body: bytes } = await author.client.get(`/uploads/${(body as { id: string }).id}`).expect(200);
    expect(await sharp(bytes as Buffer).metadata()).toMatchObject(size);
  });

  it('are kept while the report shows them', async () => {
    const [used, unused] = [await upload(), await upload()];
    await report(author, { images: [used, 'https://example.org/1.png'] });
    expect(await grow(used, unused)).toEqual([200, 404]);
  });

  it('are kept for the earlier versions that show them', async () => {
    const [first, second, third] = [await upload(), await upload(), await upload()];
    const { id } = await report(author, { images: [first, second] });
    await author.client.patch(`/progress-updates/${id}`, { images: [second, third] }).expect(200);
    await author.client.patch(`/progress-updates/${id}`, { images: [] }).expect(200);
    expect(await grow(first, second, third)).toEqual([200, 200, 200]);
    const uses = await app.dataSource.query(
      `SELECT uses FROM uploads WHERE '/api/uploads/' || key = ANY ($1) ORDER BY id`,
      [[first, second, third]],
    );
    expect(uses).toEqual([{ uses: 1 }, { uses: 2 }, { uses: 1 }]);
  });

  it('are not taken by a report that is refused', async () => {
    const picture = await upload();
    await report(author, { month: 1 });
    await author.client.post('/progress-updates', progressInput({ images: [picture] })).expect(409);
    expect(await grow(picture)).toEqual([404]);
  });

  it("are one's own, and there", async () => {
    const foreign = `/api/uploads/${await uploadPicture((await signedIn(app)).client)}`;
    const own = await upload();
    for (const path of [foreign, `${own}/narrow`, '/api/uploads/2147483647', '/API/uploads/1']) {
      const input = progressInput({ images: [own, path] });
      const { body } = await author.client.post('/progress-updates', input).expect(400);
      const details = { images: [{ code: 'picture_not_available' }] };
      expect([path, body]).toMatchObject([path, { details }]);
    }
    expect(await grow(own)).toEqual([404]);
  });

  it('are not for ads', async () => {
    const input = adInput({ imageUrl: await upload(), notOwnProject: true });
    const { body } = await author.client.post('/ads', input).expect(400);
    expect(body).toMatchObject({ details: { imageUrl: [{ code: 'picture_not_available' }] } });
  });
});
