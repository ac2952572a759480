import { JobQueue } from '../../src/queue/job-queue.js';
import { UnusedUploadsJob } from '../../src/modules/uploads/unused-uploads.job.js';
import { UploadsService } from '../../src/modules/uploads/uploads.service.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { uploadPicture } from '../factories/picture.factory.js';
import { type SignedIn, signedIn } from '../factories/user.factory.js';
import { stopWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';

describe('the picture of an ad', () => {
  let app: TestApp;
  let owner: SignedIn;

  beforeAll(async () => {
    app = await TestApp.start();
    await stopWork(app, 'unused-uploads');
  });
  beforeEach(async () => {
    owner = await signedIn(app);
  });
  afterAll(() => app.stop());

  const upload = async () => `/api/uploads/${await uploadPicture(owner.client)}`;

  it("may be one's own upload, which tells the ad's format", async () => {
    const imageUrl = await upload();
    const { body } = await owner.client.post('/ads', adInput({ imageUrl })).expect(201);
    expect(body).toMatchObject({ imageUrl, format: 'sidebar' });
    const { body: edited } = await owner.client
      .patch(`/ads/${(body as { id: number }).id}`, { imageUrl: '/demo/lamps.svg' })
      .expect(200);
    expect(edited).toMatchObject({ imageUrl: '/demo/lamps.svg', format: null });
  });

  it("is refused when it is another account's upload, or none", async () => {
    const foreign = `/api/uploads/${await uploadPicture((await signedIn(app)).client)}`;
    const own = await upload();
    const wrong = [foreign, `${own}/`, `${own}/narrow`, own.replace('api', 'API'), '/api/uploads'];
    for (const imageUrl of [
      ...wrong,
      '/api/uploads/2147483647',
      '/api/uploads/9999999999',
      '/api/uploads/07',
    ]) {
      const { body } = await owner.client.post('/ads', adInput({ imageUrl })).expect(400);
      const message = 'This picture is no longer there. Please upload it again.';
      const details = { imageUrl: [{ code: 'picture_not_available', message }] };
      expect([imageUrl, body]).toMatchObject([imageUrl, { message, details }]);
    }
  });

  const grow = async (...paths: string[]) => {
    await app.dataSource.query(`UPDATE uploads SET created_at = now() - interval '25 hours'`);
    await app.nest.get(UnusedUploadsJob).deleteAll();
    const found = paths.map(async (path) => (await owner.client.get(path.replace('/api', ''))).status);
    return Promise.all(found);
  };

  it('is deleted after a day when no ad shows it', async () => {
    const [used, unused, fresh] = [await upload(), await upload(), await upload()];
    await submitAd(owner.client, { imageUrl: used });
    await app.nest.get(UnusedUploadsJob).deleteAll();
    expect((await owner.client.get(fresh.replace('/api', ''))).status).toBe(200);
    expect(await grow(used, unused)).toEqual([200, 404]);
  });

  it('is deleted once the last ad that showed it shows another', async () => {
    const [shared, next] = [await upload(), await upload()];
    const one = await submitAd(owner.client, { imageUrl: shared });
    const two = await submitAd(owner.client, { imageUrl: shared });
    await owner.client.patch(`/ads/${one}`, { imageUrl: next }).expect(200);
    expect(await grow(shared, next)).toEqual([200, 200]);
    await owner.client.patch(`/ads/${two}`, { title: 'Its picture stays' }).expect(200);
    expect(await grow(shared)).toEqual([200]);
    await owner.client.patch(`/ads/${two}`, { imageUrl: null }).expect(200);
    expect(await grow(shared, next)).toEqual([404, 200]);
  });

  it('is kept when an ad takes it while the old ones are being deleted', async () => {
    const path = await upload();
    await app.dataSource.query(`UPDATE uploads SET created_at = now() - interval '25 hours'`);
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    await app.nest.get(UploadsService).use(runner.manager, owner.id, { key: path.split('/').at(-1)! });
    const deletion = app.nest.get(UnusedUploadsJob).deleteAll();
    await runner.commitTransaction();
    await deletion;
    await runner.release();
    await owner.client.get(path.replace('/api', '')).expect(200);
  });

  it('is looked after every minute, by whichever process is there', async () => {
    await app.nest.get(JobQueue).assertRunning();
    const [schedule] = await app.dataSource.query<{ cron: string }[]>(
      `SELECT cron FROM pgboss.schedule WHERE name = 'unused-uploads'`,
    );
    expect(schedule).toEqual({ cron: '* * * * *' });
  });
});
