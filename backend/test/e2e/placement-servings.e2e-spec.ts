import { randomUUID } from 'node:crypto';
import type { AdSumsDto } from '../../src/modules/ads/dto/ad-sums.dto.js';
import { CountBundles } from '../../src/modules/placements/count-bundles.service.js';
import type { Slot } from '../../src/modules/placements/placement.types.js';
import { signedIn } from '../factories/user.factory.js';
import {
  askForPlaces,
  BROWSER,
  figuresOf,
  knowAds,
  openPlaces,
  runningAd,
  stop,
} from '../factories/placement.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

/** Who is given an ad, and sees none or is not meant. */
const NOBODYS = [
  ['a robot', { 'User-Agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' }],
  ['a program', { 'User-Agent': 'curl/8.14.1' }],
  ['who does not say what it is', { 'User-Agent': '' }],
  ['a browser that loads ahead', { 'Sec-Purpose': 'prefetch;prerender' }],
  ["another site's page", { 'Sec-Fetch-Site': 'cross-site' }],
  ['a page of another host of this domain', { 'Sec-Fetch-Site': 'same-site' }],
  ["another site's page in an old browser", { Origin: 'https://elsewhere.example' }],
  ['who opens the address itself', { 'Sec-Fetch-Site': 'none' }],
] as const;

describe('a serving', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;
  let id: number;

  beforeAll(async () => {
    app = await TestApp.start();
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
  });
  beforeEach(async () => {
    id = await runningAd(app, { owner });
    await knowAds(app);
  });
  afterEach(() => stop(app, id));
  afterAll(() => app.stop());

  const sums = async (): Promise<AdSumsDto> => (await figuresOf(owner, id, app)).sums;
  /** Whatever was counted before it is counted by then. */
  async function counted(): Promise<number> {
    await openPlaces(visitor, 'home-banner');
    return eventually(async () => {
      const { served } = await sums();
      expect(served).toBeGreaterThan(0);
      return served - 1;
    });
  }

  it.each(NOBODYS)(
    'is answered and does not count where %s asks, at the door and within',
    async (_, headers) => {
      expect((await openPlaces(visitor, 'home-banner'))[0]!.ad?.id).toBe(id);
      for (let time = 0; time < 3; time++) {
        const [{ ad, token } = { ad: null, token: null }] = await askForPlaces(
          visitor,
          ['home-banner'],
          headers,
        );
        expect([ad?.id, typeof token]).toEqual([id, 'string']);
      }
      await visitor
        .get('/placements?slots=home%2Dbanner')
        .set({ 'User-Agent': BROWSER, ...headers })
        .expect(200);
      await visitor.head('/placements?slots=home-banner').set('User-Agent', BROWSER).expect(200);
      expect(await counted()).toBe(1);
    },
  );

  it('does not count for the advertiser nor for an administrator, and counts for all others', async () => {
    const admin = await app.admin();
    for (const client of [owner, admin, owner])
      expect((await openPlaces(client, 'home-banner'))[0]!.ad!.id).toBe(id);
    await admin.get('/placements?slots=home%2Dbanner').set('User-Agent', BROWSER).expect(200);
    const { client: other } = await signedIn(app);
    await openPlaces(other, 'home-banner');
    await other.get('/placements?slots=home%2Dbanner').set('User-Agent', BROWSER).expect(200);
    await visitor
      .get('/placements?slots=home-banner')
      .set({ 'User-Agent': BROWSER, 'Sec-Fetch-Site': 'same-origin' })
      .expect(200);
    await eventually(async () => expect((await sums()).served).toBe(3));
    expect(await counted()).toBe(3);
  });

  it('counts for nobody where somebody opens a page who has an ad that runs', async () => {
    const { client: rival } = await signedIn(app);
    const other = await runningAd(app, { owner: rival });
    await knowAds(app);
    await openPlaces(visitor, 'home-banner', 'ad-sidebar');
    await eventually(async () => expect((await sums()).served).toBe(1));
    await openPlaces(owner, 'home-banner', 'ad-sidebar');
    await openPlaces(visitor, 'home-banner', 'ad-sidebar');
    await eventually(async () => expect((await sums()).served).toBe(2));
    expect((await figuresOf(rival, other, app)).sums.served).toBe(2);
    await stop(app, other);
  });
});

describe('turns', () => {
  let app: TestApp;
  let owner: Client;
  let visitor: Client;

  beforeAll(async () => {
    app = await TestApp.start();
    ({ client: owner } = await signedIn(app));
    visitor = app.client();
  });
  afterAll(() => app.stop());

  const openedBanners = (times: number) => opened('home-banner', times);
  async function opened(slot: Slot, times: number): Promise<Map<number, number>> {
    const served = new Map<number, number>();
    for (let time = 0; time < times; time++) {
      const [{ ad } = { ad: null }] = await openPlaces(visitor, slot);
      served.set(ad!.id, (served.get(ad!.id) ?? 0) + 1);
    }
    return served;
  }

  it('of banners are not lost to whoever opens sidebars, nor moved by robots', async () => {
    const text = await runningAd(app, { owner, format: 'text' });
    const banner = await runningAd(app, { owner, format: 'banner' });
    await knowAds(app);
    for (let time = 0; time < 60; time++) await openPlaces(visitor, 'streaming-sidebar');
    await lookAnew(text);
    const served = await openedBanners(20);
    for (const id of [text, banner]) expect(Math.abs((served.get(id) ?? 0) - 10)).toBeLessThanOrEqual(2);
    for (let time = 0; time < 15; time++)
      await askForPlaces(visitor, ['home-banner'], { 'User-Agent': 'curl/8.14.1' });
    const sums = async () => [text, banner].map(async (id) => (await figuresOf(owner, id, app)).sums.served);
    await eventually(async () => {
      const [ofText = 0, ofBanner = 0] = await Promise.all(await sums());
      expect(ofText + ofBanner).toBe(80);
    });
    await stop(app, text, banner);
  });

  const servedInAll = async (...ads: number[]): Promise<number> => {
    await app.nest.get(CountBundles).write();
    const [row] = await app.dataSource.query<{ served: number }[]>(
      'SELECT coalesce(sum(served), 0)::integer AS served FROM ad_counts WHERE ad_id = ANY ($1)',
      [ads],
    );
    return row!.served;
  };
  /** Until what was opened before is what the next opening goes by. */
  async function lookAnew(ad: number): Promise<void> {
    await app.nest.get(CountBundles).write();
    await app.dataSource.query('UPDATE ads SET title = $2 WHERE id = $1', [ad, randomUUID()]);
    await knowAds(app);
  }

  it.each(['ad-sidebar', 'streaming-sidebar'] as const)(
    'are not won by whoever opens %s beside an ad, which is a serving of all others',
    async (slot) => {
      const ads: number[] = [];
      for (let number = 0; number < 9; number++) ads.push(await runningAd(app, { owner, format: 'sidebar' }));
      await knowAds(app);
      for (let time = 0; time < 100; time++)
        await visitor
          .get(`/placements?slots=${slot}&beside=${ads[0]}`)
          .set('User-Agent', BROWSER)
          .expect(200);
      await lookAnew(ads[0]!);
      const served = await opened('streaming-sidebar', 90);
      for (const id of ads) expect(Math.abs((served.get(id) ?? 0) - 10)).toBeLessThanOrEqual(2);
      expect(await servedInAll(...ads)).toBe(190);
      await stop(app, ...ads);
    },
  );

  it('are not won by whoever asks for more places than any page has', async () => {
    const text = await runningAd(app, { owner, format: 'text' });
    const others = [];
    for (let number = 0; number < 8; number++)
      others.push(await runningAd(app, { owner, format: 'sidebar' }));
    for (let number = 0; number < 2; number++) others.push(await runningAd(app, { owner, format: 'banner' }));
    for (let time = 0; time < 100; time++)
      await openPlaces(visitor, 'home-banner', 'participants-banner', 'awards-banner', 'participant-sidebar');
    await lookAnew(text);
    const served = await opened('streaming-sidebar', 90);
    for (const id of [text, ...others.slice(0, 8)])
      expect(Math.abs((served.get(id) ?? 0) - 10)).toBeLessThanOrEqual(2);
    expect(await servedInAll(text, ...others)).toBe(90);
    await stop(app, text, ...others);
  });

  it('are not won by whoever has the lot pass over an ad that another place then is for', async () => {
    const ads = [];
    for (let number = 0; number < 3; number++) ads.push(await runningAd(app, { owner, format: 'sidebar' }));
    for (let time = 0; time < 60; time++)
      await visitor
        .get(`/placements?slots=ad-sidebar,participant-sidebar&beside=${ads[0]}`)
        .set('User-Agent', BROWSER)
        .expect(200);
    await lookAnew(ads[0]!);
    const served = await opened('streaming-sidebar', 30);
    for (const id of ads) expect(Math.abs((served.get(id) ?? 0) - 10)).toBeLessThanOrEqual(2);
    await stop(app, ...ads);
  });

  it('are not moved by who has an ad that runs', async () => {
    const { client: rival } = await signedIn(app);
    const ads = [await runningAd(app, { owner: rival, format: 'banner' })];
    for (let number = 0; number < 8; number++) ads.push(await runningAd(app, { owner, format: 'banner' }));
    await knowAds(app);
    for (let time = 0; time < 100; time++) await openPlaces(rival, 'home-banner');
    await lookAnew(ads[0]!);
    const served = await openedBanners(90);
    for (const id of ads) expect(Math.abs((served.get(id) ?? 0) - 10)).toBeLessThanOrEqual(2);
    expect(await servedInAll(...ads)).toBe(90);
    await stop(app, ...ads);
  });

  it('are not won by whoever pauses and resumes again and again', async () => {
    const loop = await runningAd(app, { owner, format: 'banner' });
    const others = [];
    for (let number = 0; number < 8; number++) others.push(await runningAd(app, { owner, format: 'banner' }));
    await knowAds(app);
    await openedBanners(9);
    const served = new Map<number, number>();
    for (let time = 0; time < 45; time++) {
      await app.dataSource.query('UPDATE ads SET running_since = clock_timestamp() WHERE id = $1', [loop]);
      await knowAds(app);
      for (const [id, number] of await openedBanners(1)) served.set(id, (served.get(id) ?? 0) + number);
    }
    expect(served.get(loop)).toBeLessThanOrEqual(6);
    await stop(app, loop, ...others);
  });
});
