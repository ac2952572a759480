import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import { signedIn } from '../factories/user.factory.js';
import { figuresOf, knowAds, openPlaces, runningAd, stop, tell } from '../factories/placement.factory.js';
import type { Client } from '../support/client.js';
import { TestApp } from '../support/test-app.js';
import { eventually } from '../support/eventually.js';
import { databaseAtNoon } from '../support/moved-clock.js';
import { from } from '../support/networks.js';

const PATIENCE_MS = 300_000;

describe('two processes on one database', () => {
  let apps: [TestApp, TestApp];
  let owner: Client;

  beforeAll(async () => {
    const env = { DATABASE_URL: await databaseAtNoon(), TRUST_PROXY: '1' };
    const one = await TestApp.start(env);
    const other = await TestApp.start(env, one.chain);
    apps = [one, other];
    ({ client: owner } = await signedIn(one));
  }, PATIENCE_MS);
  afterAll(async () => {
    await apps[1].nest.close();
    await apps[0].stop();
  });

  const write = async () => {
    for (const { nest } of apps) await nest.get(CountBundles).write();
  };
  async function open(times: number): Promise<Map<number, number>> {
    const clients = apps.map((app) => app.client());
    const served = new Map<number, number>();
    for (let turn = 0; turn < times; turn++) {
      const [{ ad } = { ad: null }] = await openPlaces(clients[turn % 2]!, 'home-banner');
      served.set(ad!.id, (served.get(ad!.id) ?? 0) + 1);
    }
    return served;
  }

  it(
    'give each of nine ads a ninth, and one that comes later no more and no less',
    async () => {
      const ads: number[] = [];
      for (let number = 0; number < 9; number++)
        ads.push(await runningAd(apps[0], { owner, format: 'banner' }));
      await knowAds(...apps);
      const served = await open(900);
      for (const id of ads) expect(Math.abs(served.get(id)! - 100)).toBeLessThanOrEqual(10);
      const counted = await eventually(async () => {
        await write();
        const rows = await apps[0].dataSource.query<{ served: number }[]>('SELECT served FROM ad_counts');
        expect(rows.reduce((sum, row) => sum + row.served, 0)).toBe(900);
        return rows.map((row) => row.served);
      });
      expect(counted.toSorted((a, b) => a - b)).toEqual([...served.values()].toSorted((a, b) => a - b));
      const newcomer = await runningAd(apps[0], { owner, format: 'banner' });
      await knowAds(...apps);
      const later = await open(200);
      for (const id of [...ads, newcomer]) expect(Math.abs(later.get(id)! - 20)).toBeLessThanOrEqual(10);
      await stop(apps[0], newcomer);
      await knowAds(...apps);
      await open(180);
      await apps[0].dataSource.query(
        `UPDATE ads SET running_since = now(), run_ends_at = now() + interval '9 days' WHERE id = $1`,
        [newcomer],
      );
      await knowAds(...apps);
      const resumed = await open(200);
      for (const id of [...ads, newcomer]) expect(Math.abs(resumed.get(id)! - 20)).toBeLessThanOrEqual(10);
      await stop(apps[0], ...ads, newcomer);
    },
    PATIENCE_MS,
  );

  it('count a token once, and thirty of a network, between them', async () => {
    const id = await runningAd(apps[0], { owner });
    await knowAds(...apps);
    const clients = apps.map((app) => app.client());
    const tokens: string[] = [];
    for (let turn = 0; turn < 40; turn++) {
      const [{ token } = { token: null }] = await openPlaces(clients[turn % 2]!, 'home-banner');
      tokens.push(token!);
    }
    for (const token of tokens)
      await Promise.all(clients.map((client) => tell(client, 'viewable', token).expect(204)));
    // Both at once, as they do each second.
    await Promise.all(apps.map(({ nest }) => nest.get(CountBundles).write()));
    const { body } = await owner.get(`/ads/${id}/metrics`).expect(200);
    expect((body as { sums: object }).sums).toMatchObject({
      ...{ served: 40, viewable: 30, clicks: 0, reach: 1 },
      filtered: { replayed: 40, network: 10 },
    });
    await stop(apps[0], id);
  });

  it(
    'move nothing but what is filtered where one sender floods both, and refuse none',
    async () => {
      const id = await runningAd(apps[0], { owner });
      await knowAds(...apps);
      const clients = apps.map((app) => app.client());
      const [{ ad, token } = { ad: null, token: null }] = await openPlaces(clients[0]!, 'home-banner');
      expect(ad?.id).toBe(id);
      const { sums: before } = await figuresOf(owner, id, ...apps);
      await tell(clients[0]!, 'viewable', token!).expect(204);
      const statuses = new Set<number>();
      for (let hundred = 0; hundred < 100; hundred++) {
        const answers = await Promise.all(
          Array.from({ length: 100 }, (_, number) =>
            from('203.0.113.9', tell(clients[number % 2]!, 'viewable', token!)),
          ),
        );
        for (const { status } of answers) statuses.add(status);
      }
      expect([...statuses]).toEqual([204]);
      const { sums: after } = await figuresOf(owner, id, ...apps);
      expect(after).toEqual({
        ...before,
        ...{ viewable: 1, reach: 1 },
        filtered: { ...before.filtered, replayed: 10_000 },
      });
    },
    PATIENCE_MS,
  );
});
