import { Injectable } from '@nestjs/common';
import { Counter, Gauge } from 'prom-client';
import { PREFIX, SiteRegistry } from '../metrics/site-registry.js';
import { CountBundles } from './count-bundles.service.js';
import type { BeaconKind, FilterReason } from './placement.types.js';

/** What became of a beacon in this process; the database may still filter what was held. An advertiser's of another's ad counts nowhere. */
export type BeaconOutcome = FilterReason | 'held' | 'unknown' | 'advertiser';

/** What is told of places to whoever looks after the site. */
@Injectable()
export class PlacementFigures {
  private readonly filled: Counter.Internal;
  private readonly empty: Counter.Internal;
  private readonly beacons: Counter<'kind' | 'outcome'>;
  readonly lost: Gauge;

  constructor(registry: SiteRegistry, bundles: CountBundles) {
    const places = new Counter({
      name: `${PREFIX}ad_places_total`,
      help: 'Places that were asked for since the start, by whether there was an ad',
      labelNames: ['filled'],
      registers: [registry],
    });
    this.filled = places.labels('true');
    this.empty = places.labels('false');
    this.beacons = new Counter({
      name: `${PREFIX}ad_beacons_total`,
      help: 'Views and clicks of ads that were told of since the start: held to be written, filtered, of other advertisers, or of no token',
      labelNames: ['kind', 'outcome'],
      registers: [registry],
    });
    this.lost = new Gauge({
      name: `${PREFIX}ad_counts_lost_total`,
      help: 'Counts of ads that were lost since the start: there was no room, or nobody could tell in time whether they count',
      registers: [registry],
      collect() {
        this.set(bundles.lost);
      },
    });
  }

  delivered(isFilled: boolean): void {
    (isFilled ? this.filled : this.empty).inc();
  }

  told(kind: BeaconKind, outcome: BeaconOutcome): void {
    this.beacons.inc({ kind, outcome });
  }
}
