import { readFileSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { MetricsServer } from '../../src/modules/metrics/metrics-server.js';
import { submitAd } from '../factories/ad.factory.js';
import { whenPayment } from '../factories/payment.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { CuttableProxy } from '../support/cuttable-proxy.js';
import { EventReader } from '../support/event-reader.js';
import { eventually } from '../support/eventually.js';
import { metricsUrl, type Sample, scrape } from '../support/metrics.js';
import { stopAllWork } from '../support/stop-work.js';
import { TestApp } from '../support/test-app.js';
import { createTestDatabase } from '../support/test-database.js';

const OPS = join(__dirname, '../../../ops');
/** As Prometheus is told to wait, with a busy machine's slack (ms). */
const LONGEST_SCRAPE_MS = 5_000;
const CHAIN = { chain: '31337' };

describe('the metrics', () => {
  let database: CuttableProxy;
  let app: TestApp;
  let adId: number;

  beforeAll(async () => {
    database = await CuttableProxy.before(await createTestDatabase());
    app = await TestApp.start({ METRICS_PORT: '0', DATABASE_URL: database.url });
    const { client } = await signedIn(app);
    adId = await submitAd(client);
    await app.chain.pay(adId);
    await app.chain.mine(6);
    await whenPayment(client, adId, 'confirmed');
  });
  afterAll(async () => {
    await app.stop();
    await database.close();
  });

  const valueOf = (samples: Sample[], name: string, labels: Record<string, string> = {}) =>
    samples.find(
      (sample) =>
        sample.name === `change_makers_${name}` &&
        Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
    )?.value;

  it('are at a port of their own, and nothing else is', async () => {
    await app.client().get('/metrics').expect(404);
    const other = await fetch(metricsUrl(app).replace('/metrics', '/api/ads'));
    expect(other.status).toBe(404);
  });

  it('count requests by route pattern, method and status', async () => {
    await app.client().get(`/ads/${adId}`).expect(200);
    await app.client().get(`/ads/${adId}`).expect(200);
    await app.client().get('/ads/user').expect(401);
    await app.client().get('/made/up').expect(404);
    await fetch(`${app.url}/robots.txt`);
    const samples = await scrape(app);
    const count = 'http_request_duration_seconds_count';
    expect(valueOf(samples, count, { route: '/api/ads/:id', method: 'GET', status: '200' })).toBe(2);
    expect(valueOf(samples, count, { route: '/api/ads/user', method: 'GET', status: '401' })).toBe(1);
    expect(valueOf(samples, count, { route: 'page', method: 'GET' })).toBe(1);
    expect(valueOf(samples, count, { route: 'none', status: '404' })).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(samples)).not.toMatch(/made|up\/|\/ads\/\d/);
  });

  it('tell what the process holds', async () => {
    const stream = await EventReader.open(app.url);
    // The jobs of each minute take all connections for a moment.
    const samples = await eventually(async () => {
      const told = await scrape(app);
      expect(valueOf(told, 'database_pool', { state: 'waiting' })).toBe(0);
      return told;
    });
    expect(valueOf(samples, 'event_streams_open')).toBe(1);
    expect(valueOf(samples, 'event_feed_up')).toBe(1);
    expect(valueOf(samples, 'public_answers_total', { from: 'memory' })).toBeGreaterThanOrEqual(1);
    expect(valueOf(samples, 'process_resident_memory_bytes')).toBeGreaterThan(1_000_000);
    stream.close();
    await eventually(async () => expect(valueOf(await scrape(app), 'event_streams_open')).toBe(0));
  });

  it('tell what every cache holds, and what it may hold', async () => {
    await app.client().get('/ads').expect(200);
    const samples = await scrape(app);
    const figuresOf = (name: string) =>
      new Map(
        samples
          .filter((sample) => sample.name === `change_makers_${name}`)
          .map(({ labels, value }) => [labels.cache, value]),
      );
    const [held, limits] = [figuresOf('cache_bytes'), figuresOf('cache_limit_bytes')];
    expect([...held.keys()]).toEqual(
      expect.arrayContaining([
        ...['badge-metadata', 'own-transactions', 'public-answers', 'recent-events', 'refused-votes'],
        'unknown-transactions',
      ]),
    );
    expect([...limits.keys()]).toEqual([...held.keys()]);
    for (const [cache, bytes] of held) expect(bytes).toBeLessThanOrEqual(limits.get(cache)!);
    for (const cache of ['public-answers', 'recent-events']) expect(held.get(cache)).toBeGreaterThan(0);
    // All full, they leave room in what compose lets a process have.
    expect([...limits.values()].reduce((sum, limit) => sum + limit)).toBeLessThanOrEqual(128 * 1024 * 1024);
  });

  it('tell how each chain and its operator fare, and what is under way', async () => {
    await eventually(async () => {
      const samples = await scrape(app);
      expect(valueOf(samples, 'chain_followed', CHAIN)).toBe(1);
      expect(valueOf(samples, 'chain_reachable', CHAIN)).toBe(1);
      expect(valueOf(samples, 'chain_lag_blocks', CHAIN)).toBe(0);
      expect(valueOf(samples, 'operator_operations_left', CHAIN)).toBeGreaterThan(1_000);
      expect(valueOf(samples, 'payments', { ...CHAIN, status: 'confirmed' })).toBe(1);
      expect(valueOf(samples, 'payments_oldest_seconds', { ...CHAIN, status: 'confirmed' })).toBeGreaterThan(
        0,
      );
      expect(valueOf(samples, 'operator_open_transactions', CHAIN)).toBe(0);
      expect(samples.some(({ name }) => name === 'change_makers_jobs')).toBe(true);
      expect(valueOf(samples, 'books_differences', CHAIN)).toBe(0);
    });
  });

  it('have every name that dashboard and alerts speak of', async () => {
    const files = ['grafana/change-makers.json', 'prometheus/alerts.yml'];
    const spoken = files.flatMap(
      (file) => readFileSync(join(OPS, file), 'utf8').match(/change_makers_\w+/g) ?? [],
    );
    const text = await (await fetch(metricsUrl(app))).text();
    const told = new Set([...text.matchAll(/^(?:# HELP )?(change_makers_\w+)/gm)].map(([, name]) => name));
    // Told by what makes backups (scripts/keep/backup-metrics.ts).
    for (const name of ['age', 'every']) told.add(`change_makers_backup_${name}_seconds`);
    expect(spoken.filter((name) => !told.has(name))).toEqual([]);
  });

  it('come in time while tables are held whose backlogs are counted, and without these', async () => {
    const other = await TestApp.start({ METRICS_PORT: '0' });
    // Those at start and each minute would wait for these tables, too, and take all connections.
    await stopAllWork(other);
    const holder = other.dataSource.createQueryRunner();
    await holder.startTransaction();
    await holder.query('LOCK TABLE votes, follows, film_plays IN ACCESS EXCLUSIVE MODE');
    const began = performance.now();
    const samples = await scrape(other);
    const tookMs = performance.now() - began;
    await holder.rollbackTransaction();
    await holder.release();
    expect(tookMs).toBeLessThan(LONGEST_SCRAPE_MS);
    expect(valueOf(samples, 'metrics_unread', { part: 'housekeeping' })).toBe(1);
    expect(valueOf(samples, 'housekeeping_backlog')).toBeUndefined();
    for (const part of ['process', 'chains', 'database'])
      expect(valueOf(samples, 'metrics_unread', { part })).toBe(0);
    await eventually(async () =>
      expect(valueOf(await scrape(other), 'metrics_unread', { part: 'housekeeping' })).toBe(0),
    );
    await other.stop();
  });

  it('leave out what cannot be read, and name it, while the database is away', async () => {
    database.cut();
    await eventually(async () => {
      const samples = await scrape(app);
      expect(valueOf(samples, 'metrics_unread', { part: 'database' })).toBe(1);
      expect(valueOf(samples, 'payments', CHAIN)).toBeUndefined();
      expect(valueOf(samples, 'chain_reachable', CHAIN)).toBe(1);
    });
    database.mend();
  });
});

describe('the host of the metrics', () => {
  it('is the one address of its name: whoever asks at another of the machine finds nothing', async () => {
    const app = await TestApp.start({ METRICS_PORT: '0', METRICS_HOST: 'localhost' });
    const { address, port } = app.nest.get(MetricsServer).address!;
    expect(address).toMatch(/^(127\.0\.0\.1|::1)$/);
    const others = [
      '127.0.0.2',
      ...Object.values(networkInterfaces()).flatMap((each) => each!.filter(({ internal }) => !internal)),
    ].map((each) => (typeof each === 'string' ? each : each.address));
    for (const other of others.filter((each) => !each.includes(':')))
      await expect(fetch(`http://${other}:${port}/metrics`)).rejects.toThrow('fetch failed');
    await app.stop();
  });

  it('may be one that nobody knows: the site goes on without metrics', async () => {
    const app = await TestApp.start({ METRICS_PORT: '0', METRICS_HOST: 'nowhere.invalid' });
    expect(app.nest.get(MetricsServer).address).toBeUndefined();
    await app.client().get('/live').expect(200);
    await app.stop();
  });
});

describe('without METRICS_PORT', () => {
  it('nothing is told', async () => {
    const app = await TestApp.start();
    expect(app.nest.get(MetricsServer).address).toBeUndefined();
    await app.stop();
  });
});
