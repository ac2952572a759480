import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inItsRun } from '../ads/ad-runs.sql.js';
import type { AdFormat } from '../ads/ad.types.js';
import { shownPicture } from '../uploads/copying/picture-address.types.js';
import { DatabaseClock, NOW_MS, TODAY } from './database-clock.js';

/** Ads that a process keeps at hand, of those that are paid for and of the others; of more, each look takes the next ones. */
const AT_HAND = 1_000;

/** Paid as soon as it can no longer be undone by the chain. */
const IS_PAID = `payment_status IN ('confirmed', 'settled')`;
const IS_UNPAID = `payment_status NOT IN ('confirmed', 'settled')`;

/** By an index of those that run, and the rest for each of these alone, so that it costs the same however many there are. */
const adsWhere = (isPaid: string): string => `
  WITH ad AS MATERIALIZED (
    SELECT * FROM ads WHERE status = 'approved' AND running_since IS NOT NULL AND ${isPaid} AND id > $1
    ORDER BY id LIMIT ${AT_HAND}
  )
  SELECT ad.id, ad.title, ad.description, ad.image_url AS "imageUrl", ad.format, ad.call_to_action AS "callToAction",
    ad.destination_url AS "destinationUrl", ${IS_PAID} AS "isPaid", ${inItsRun('ad')} AS "isInRun",
    concat_ws(' ', extract(epoch FROM ad.running_since), ${IS_PAID}, ad.format) AS stretch,
    level.stretch AS "levelOf", coalesce(level.ahead, 0) AS ahead,
    (SELECT coalesce(sum(served), 0)::integer FROM ad_counts WHERE ad_id = ad.id AND day = ${TODAY}) AS served
  FROM ad LEFT JOIN LATERAL (
    SELECT stretch, ahead FROM ad_levels WHERE day = ${TODAY} AND ad_id = ad.id LIMIT 1
  ) level ON true
  ORDER BY ad.id`;

/** An ad as a place shows it. */
export interface ShownAd {
  id: number;
  title: string;
  description: string;
  /** Path on this site. */
  imageUrl: string | null;
  format: AdFormat | null;
  callToAction: string | null;
  destinationUrl: string | null;
}

/** One that may be delivered now, as the database knows it. */
export interface DeliverableAd {
  shown: ShownAd;
  isPaid: boolean;
  /** Names the stretch of its run: another one begins anew among the others. */
  stretch: string;
  /** The stretch for which `ahead` was found; null where it has none today. */
  levelOf: string | null;
  /** Servings that it is taken to have had today besides its own, as it came later than others. */
  ahead: number;
  /** Servings of today (UTC) that are written. */
  served: number;
}

/** Those that may be delivered, and the database's time. */
export interface Deliverable {
  now: number;
  ads: DeliverableAd[];
}

interface Row extends ShownAd, Omit<DeliverableAd, 'shown'> {
  isInRun: boolean;
}

/** Reads which ads may be delivered now, with what they were served today. */
@Injectable()
export class DeliverableAdsQuery {
  /** Id after which the next look begins. */
  private readonly after = { paid: 0, unpaid: 0 };

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
  ) {}

  async find(): Promise<Deliverable> {
    const [time] = await this.dataSource.query<{ now: number }[]>(`SELECT ${NOW_MS} AS now`);
    this.clock.learn(time!.now);
    const paid = await this.next('paid', IS_PAID);
    const unpaid = await this.next('unpaid', IS_UNPAID);
    const ads = [...paid, ...unpaid].filter(({ isInRun }) => isInRun);
    return { now: time!.now, ads: ads.map(adOf) };
  }

  private async next(which: 'paid' | 'unpaid', isPaid: string): Promise<Row[]> {
    const after = this.after[which];
    const rows = await this.dataSource.query<Row[]>(adsWhere(isPaid), [after]);
    this.after[which] = rows.length === AT_HAND ? rows.at(-1)!.id : 0;
    return rows.length === 0 && after > 0 ? this.next(which, isPaid) : rows;
  }
}

function adOf({ isInRun: _isInRun, isPaid, stretch, levelOf, ahead, served, ...shown }: Row): DeliverableAd {
  return {
    shown: { ...shown, imageUrl: shownPicture(shown.imageUrl) },
    isPaid,
    stretch,
    levelOf,
    ahead,
    served,
  };
}
