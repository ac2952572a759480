import { DataSource } from 'typeorm';
import { Caches } from '../../common/caches.js';
import type { AppConfig } from '../../config/app-config.js';
import { SiteRegistry } from '../metrics/site-registry.js';
import type { AdsAtHand } from './ads-at-hand.service.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock } from './database-clock.js';
import type { AdInPool } from './deliverable-ads.query.js';
import { Deliveries } from './deliveries.service.js';
import { FairChoice } from './fair-choice.js';
import { PlacementFigures } from './placement-figures.js';
import { PlacementTokens } from './placement-tokens.js';
import { NOT_SERVED } from './placement.types.js';

const banner = (id: number): AdInPool => ({
  ...{ ownerId: 1, shape: 'banner', isPaid: true, stretch: 'now', levelOf: 'now', ahead: 0, served: 0 },
  ad: {
    ...{ id, title: '', description: '', imageUrl: null, format: 'banner' },
    ...{ callToAction: null, destinationUrl: null },
  },
});

describe('a delivery', () => {
  let choice: FairChoice;
  let deliveries: Deliveries;
  let bundles: CountBundles;

  beforeEach(() => {
    choice = new FairChoice([banner(1), banner(2)]);
    const clock = new DatabaseClock();
    // Never connected.
    bundles = new CountBundles(new DataSource({ type: 'postgres' }), clock, new Caches());
    deliveries = new Deliveries(
      { get: () => Promise.resolve(choice) } as AdsAtHand,
      new PlacementTokens({ sessionSecret: 'only-for-tests' } as AppConfig, clock),
      bundles,
      clock,
      new PlacementFigures(new SiteRegistry(), bundles),
    );
  });

  /** Of both, the one whose turn it is first. */
  function levels(): number[] {
    const first = choice.choose('home-banner', new Set())!;
    const other = choice.choose('home-banner', new Set([first.ad.id]))!;
    return [first.level, other.level];
  }

  it('moves the turn of what is served', async () => {
    for (let time = 0; time < 3; time++) await deliveries.deliver(['home-banner'], { notServed: undefined });
    expect(levels()).toEqual([1, 2]);
  });

  it.each(NOT_SERVED)('moves no turn for a %s, which is answered all the same', async (notServed) => {
    for (let time = 0; time < 10; time++) {
      const [placed] = await deliveries.deliver(['home-banner'], { notServed });
      expect(placed).toMatchObject({ ad: { format: 'banner' }, token: expect.any(String) as string });
    }
    expect(levels()).toEqual([0, 0]);
  });
});
