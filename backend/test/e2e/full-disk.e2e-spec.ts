import { Agent } from 'node:http';
import { DataSource } from 'typeorm';
import { pgPool } from '../../src/common/pg-pool.js';
import { NO_TIMEOUTS } from '../../src/config/database-settings.js';
import { dataSourceOptions } from '../../src/database/data-source-options.js';
import { DatabaseLine } from '../../src/database/database-line.js';
import { adInput, submitAd } from '../factories/ad.factory.js';
import { png } from '../factories/picture.factory.js';
import { type SignedIn, signedIn, userInput } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { rawRequest } from '../support/raw-request.js';
import { refuseWrites } from '../support/refuse-writes.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const FULL = {
  statusCode: 503,
  code: 'storage_unavailable',
  params: { seconds: 30 },
  message: 'Nothing can be saved at the moment; reading goes on. Please try again shortly.',
};

describe('the pool of a quiet process', () => {
  it('keeps two connections, as a full disk lets nobody in who comes anew', async () => {
    const url = await createTestDatabase();
    const line = new DatabaseLine(url);
    const dataSource = await new DataSource(dataSourceOptions(url, NO_TIMEOUTS, line)).initialize();
    const pool = pgPool(dataSource);
    await Promise.all(Array.from({ length: 5 }, async () => dataSource.query('SELECT pg_sleep(0.2)')));
    expect(pool.totalCount).toBe(5);
    await eventually(() => Promise.resolve(expect(pool.totalCount).toBe(2)));
    await dataSource.destroy();
  });
});

describe('while the disk of the database is full', () => {
  let app: TestApp;
  let owner: SignedIn;
  let adId: number;
  let picture: string;
  let cookie: string;
  let freeSpace: () => Promise<void>;

  beforeAll(async () => {
    app = await TestApp.start();
    owner = await signedIn(app);
    adId = await submitAd(owner.client);
    const { username, password } = owner;
    const { headers } = await owner.client.post('/auth/login', { username, password });
    cookie = (headers['set-cookie'] as unknown as string[]).map((each) => each.split(';')[0]).join('; ');
    const uploaded = await owner.client.upload('/uploads', await png({ width: 900, height: 600 }), {
      format: 'report',
    });
    picture = `/uploads/${(uploaded.body as { id: string }).id}`;
    // As if an ad or a report showed it.
    await app.dataSource.query('UPDATE uploads SET uses = 1');
    // As an hour later: the next request would prolong the session.
    await app.dataSource.query(`UPDATE sessions SET expire = expire - interval '2 hours'`);
    freeSpace = await refuseWrites(app.dataSource, '53100');
  });
  afterAll(async () => {
    await freeSpace();
    await app.stop();
  });

  it('refuses what has to be kept with 503 and Retry-After', async () => {
    for (const request of [
      app.client().post('/auth/register', userInput()),
      app.client().post('/auth/login', { username: owner.username, password: owner.password }),
      owner.client.post('/ads', adInput()),
      owner.client.patch(`/ads/${adId}`, { title: 'Not now, it seems' }),
      owner.client.patch('/auth/me', { language: 'fr' }),
      owner.client.post('/wallet/nonce'),
      owner.client.upload('/uploads', await png({ width: 900, height: 600 }), { format: 'report' }),
    ]) {
      const { body, headers } = await request.expect(503);
      expect(body).toMatchObject(FULL);
      expect(headers['retry-after']).toBe('30');
    }
  });

  it('goes on reading, also for sessions that are due to be prolonged', async () => {
    for (const path of [
      '/ads',
      `/ads/${adId}`,
      '/participants',
      '/progress-updates/films',
      '/awards',
      '/config',
      '/health',
    ])
      await app.client().get(path).expect(200);
    for (const path of [picture, `${picture}/400.webp`]) await app.client().get(path).expect(200);
    for (const path of ['/auth/me', '/ads/user', '/notifications', `/ads/${adId}`])
      await owner.client.get(path).expect(200);
  });

  it('drops no connection over a session that cannot be prolonged', async () => {
    const opened: unknown[] = [];
    app.nest.getHttpServer().on('connection', (socket) => opened.push(socket));
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    for (let count = 0; count < 3; count += 1) {
      const { status, body } = await rawRequest(`${app.url}/api/ads/user`, { cookie }, 'GET', agent);
      expect(status).toBe(200);
      expect(JSON.parse(String(body))).toEqual([expect.objectContaining({ id: adId })]);
    }
    agent.destroy();
    expect(opened).toHaveLength(1);
  });

  it('works again once there is room', async () => {
    await freeSpace();
    await submitAd(owner.client);
    freeSpace = await refuseWrites(app.dataSource, '53100');
  });
});
