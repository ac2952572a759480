import { setImmediate as nextTurn } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const AWAY = {
  statusCode: 503,
  code: 'database_unavailable',
  params: { seconds: 5 },
  message: 'The database cannot be reached at the moment. Please try again shortly.',
  requestId: expect.stringMatching(/^[\da-f-]{36}$/) as string,
};

/** Nothing else is done meanwhile. */
function blockFor(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

describe('while the database is away', () => {
  let databaseUrl: string;
  let proxy: CuttableProxy;
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;

  beforeAll(async () => {
    databaseUrl = await createTestDatabase();
    proxy = await CuttableProxy.before(databaseUrl);
    app = await TestApp.start({ DATABASE_URL: proxy.url });
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
  });
  afterEach(async () => {
    proxy.mend();
    await eventually(async () => app.client().get('/health').expect(200));
  });
  afterAll(async () => {
    await app.stop();
    await proxy.close();
  });

  it('answers 503 with Retry-After, whoever asks for whatever', async () => {
    proxy.cut();
    for (const request of [
      app.client().get('/ads'),
      app.client().get(`/ads/${adId}`),
      app.client().post('/auth/login', { username: owner.username, password: owner.password }),
      app.client().post('/auth/register', userInput()),
      owner.client.get('/auth/me'),
      owner.client.post('/ads', adInput()),
      owner.client.patch(`/ads/${adId}`, { title: 'Not now, it seems' }),
      owner.client.post('/auth/logout'),
    ]) {
      const { body, headers } = await request.expect(503);
      expect(body).toEqual(AWAY);
      expect(headers['retry-after']).toBe('5');
    }
    const { body } = await app.client().get('/health').expect(503);
    expect(body).toMatchObject({ code: 'not_ready', message: expect.stringMatching(/database/) as string });
  });

  it('does not tell the public where the database is', async () => {
    proxy.cut();
    const { body } = await app.client().get('/health').expect(503);
    expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|ECONN|postgres:/);
  });

  it('lets nobody wait for a network that swallows every packet', async () => {
    const unwatched = await new DataSource(dataSourceOptions(proxy.url)).initialize();
    await unwatched.query('SELECT 1');
    app.expectSilence();
    proxy.freeze();
    let end: unknown;
    const longest = unwatched.query('SELECT 1').catch((error: unknown) => (end = error));
    const answers = [
      app.client().get('/ads'),
      owner.client.get('/auth/me'),
      owner.client.post('/ads', adInput()),
    ];
    for (const { body } of await Promise.all(answers.map(async (answer) => answer.expect(503))))
      expect(body).toEqual(AWAY);
    // So long a statement may take when all is well.
    expect(end).toBeUndefined();
    for (let count = 0; count < 30; count += 1) await app.client().get(`/ads/${adId}`).expect(503);
    await longest;
    expect(end).toMatchObject({ message: 'Query read timeout' });
    proxy.mend();
    await unwatched.destroy();
  });

  it('ends no statement that takes its time while the database answers others', async () => {
    const [slow] = await Promise.all([
      app.dataSource.query(`SELECT 'slow' AS answer FROM pg_sleep(5)`),
      owner.client.get('/ads/user').expect(200),
    ]);
    expect(slow).toEqual([{ answer: 'slow' }]);
  });

  it('is not seen in a database that answers, while this process is busy', async () => {
    const runner = app.dataSource.createQueryRunner();
    // One may have to be made first, for which a process that is busy has no time.
    await runner.connect();
    const slow = runner.query(`SELECT 'slow' AS answer FROM pg_sleep(6)`);
    for (let count = 0; count < 5; count += 1) {
      blockFor(1_600);
      await nextTurn();
    }
    expect(await slow).toEqual([{ answer: 'slow' }]);
    await runner.release();
  });

  it('goes on by itself afterwards, and has lost nothing', async () => {
    proxy.cut();
    await owner.client.get('/auth/me').expect(503);
    proxy.mend();
    await eventually(async () => owner.client.get('/auth/me').expect(200));
    const { body } = await owner.client.get('/ads/user').expect(200);
    expect(body).toEqual([expect.objectContaining({ id: adId, status: 'pending' })]);
    await submitAd(owner.client);
  });

  it('survives the loss of all its connections in the middle of the work', async () => {
    const killer = await new DataSource({ type: 'postgres', url: databaseUrl, poolSize: 1 }).initialize();
    const answers = Array.from({ length: 30 }, async () => app.client().get('/ads'));
    await killer.query(
      'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()',
    );
    const statuses = new Set((await Promise.all(answers)).map(({ status }) => status));
    expect([...statuses].filter((status) => ![200, 503].includes(status))).toEqual([]);
    await killer.destroy();
    await eventually(async () => owner.client.get('/ads/user').expect(200));
  });
});
