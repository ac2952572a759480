import { EventFeed } from '../../src/events/event-feed.service.js';
import { AdsAtHand } from '../../src/modules/placements/ads-at-hand.service.js';
import { DeliverableAdsQuery } from '../../src/modules/placements/deliverable-ads.query.js';
import { knowAds, openPlaces, runningAd } from '../factories/placement.factory.js';
import { signedIn } from '../factories/user.factory.js';
import type { Client } from '../support/client.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('looks at the ads', () => {
  let app: TestApp;
  let owner: Client;
  let id: number;
  let ads: AdsAtHand;
  let ownPatienceMs: number;

  beforeAll(async () => {
    app = await TestApp.start();
    ads = app.nest.get(AdsAtHand);
    ownPatienceMs = ads.patienceMs;
  });
  beforeEach(async () => {
    // Nobody is answered what was known because the machine took long for a look.
    ads.patienceMs = 60_000;
    await app.dataSource.query('UPDATE ads SET running_since = NULL, paused_at = now()');
    ({ client: owner } = await signedIn(app));
    id = await runningAd(app, { owner, format: 'text' });
    await knowAds(app);
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  /** The process has heard of it by then. */
  async function rename(title: string): Promise<void> {
    await app.dataSource.query('UPDATE ads SET title = $2 WHERE id = $1', [id, title]);
    await app.nest.get(EventFeed).refresh();
  }
  async function shownTitle(): Promise<string | undefined> {
    const [{ ad } = { ad: null }] = await openPlaces(app.client(), 'home-banner');
    return ad?.title;
  }

  it('are four a second at most, however much changes, and every opening is of what was changed before', async () => {
    const looks: number[] = [];
    const query = app.nest.get(DeliverableAdsQuery);
    const find = query.find.bind(query);
    jest.spyOn(query, 'find').mockImplementation(() => {
      // As the site read the clock: this machine may pause before it comes here.
      looks.push(Reflect.get(ads, 'begunAt') as number);
      return find();
    });
    for (let change = 0; change < 12; change++) {
      await rename(`Lamps ${change}`);
      expect(await shownTitle()).toBe(`Lamps ${change}`);
    }
    const gaps = looks.slice(1).map((at, index) => at - looks[index]!);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250);
  });

  it('that were begun before a change are not what is answered after it', async () => {
    const query = app.nest.get(DeliverableAdsQuery);
    const find = query.find.bind(query);
    const get = jest.spyOn(ads, 'get');
    const hasRead = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    await knowAds(app);
    jest.spyOn(query, 'find').mockImplementationOnce(async () => {
      const found = await find();
      hasRead.resolve();
      await mayGoOn.promise;
      return found;
    });
    await rename('Before');
    get.mockClear();
    const before = openPlaces(app.client(), 'home-banner');
    await hasRead.promise;
    await rename('After');
    const after = shownTitle();
    await eventually(() => Promise.resolve(expect(get).toHaveBeenCalledTimes(2)));
    mayGoOn.resolve();
    await before;
    expect(await after).toBe('After');
  });

  it('that do not end are waited for no longer than 300 ms where something is at hand', async () => {
    const query = app.nest.get(DeliverableAdsQuery);
    const find = query.find.bind(query);
    const mayGoOn = Promise.withResolvers<void>();
    await rename('At hand');
    await knowAds(app);
    jest.spyOn(query, 'find').mockImplementation(() => mayGoOn.promise.then(find));
    await rename('To be looked at');
    expect(ownPatienceMs).toBe(300);
    ads.patienceMs = ownPatienceMs;
    expect(await shownTitle()).toBe('At hand');
    mayGoOn.resolve();
    await eventually(async () => expect(await shownTitle()).toBe('To be looked at'));
  });
});
