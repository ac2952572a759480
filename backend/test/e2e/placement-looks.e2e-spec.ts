import { AdsAtHand } from '../../src/modules/placements/ads-at-hand.service.js';
import { DeliverableAdsQuery } from '../../src/modules/placements/deliverable-ads.query.js';
import { openPlaces, runningAd } from '../factories/placement.factory.js';
import { signedIn } from '../factories/user.factory.js';
import { eventually } from '../support/eventually.js';
import { TestApp } from '../support/test-app.js';

describe('looks at the ads', () => {
  let app: TestApp;

  beforeAll(async () => {
    app = await TestApp.start();
  });
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => app.stop());

  it('are four a second at most, however much changes, and every opening is of what was changed before', async () => {
    const { client: owner } = await signedIn(app);
    const id = await runningAd(app, { owner, format: 'text' });
    const visitor = app.client();
    await openPlaces(visitor, 'home-banner');
    const looks: number[] = [];
    const query = app.nest.get(DeliverableAdsQuery);
    const find = query.find.bind(query);
    jest.spyOn(query, 'find').mockImplementation(() => {
      // As the site read the clock: this machine may pause before it comes here.
      looks.push(Reflect.get(app.nest.get(AdsAtHand), 'begunAt') as number);
      return find();
    });
    for (let change = 0; change < 12; change++) {
      await app.dataSource.query('UPDATE ads SET title = $2 WHERE id = $1', [id, `Lamps ${change}`]);
      const [{ ad } = { ad: null }] = await openPlaces(visitor, 'home-banner');
      expect(ad?.title).toBe(`Lamps ${change}`);
    }
    const gaps = looks.slice(1).map((at, index) => at - looks[index]!);
    expect(gaps.length).toBeGreaterThan(5);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(250);
  });

  it('that were begun before a change are not what is answered after it', async () => {
    const { client: owner } = await signedIn(app);
    await app.dataSource.query('UPDATE ads SET running_since = NULL, paused_at = now()');
    const id = await runningAd(app, { owner, format: 'text' });
    const visitor = app.client();
    await openPlaces(visitor, 'home-banner');
    const rename = (title: string) =>
      app.dataSource.query('UPDATE ads SET title = $2 WHERE id = $1', [id, title]);
    const query = app.nest.get(DeliverableAdsQuery);
    const find = query.find.bind(query);
    const hasRead = Promise.withResolvers<void>();
    const mayGoOn = Promise.withResolvers<void>();
    jest.spyOn(query, 'find').mockImplementationOnce(async () => {
      const found = await find();
      hasRead.resolve();
      await mayGoOn.promise;
      return found;
    });
    const get = jest.spyOn(app.nest.get(AdsAtHand), 'get');
    await rename('Before');
    const before = openPlaces(visitor, 'home-banner');
    await hasRead.promise;
    await rename('After');
    const after = openPlaces(app.client(), 'home-banner');
    await eventually(() => Promise.resolve(expect(get).toHaveBeenCalledTimes(2)));
    mayGoOn.resolve();
    await before;
    expect((await after)[0]!.ad?.title).toBe('After');
  });
});
