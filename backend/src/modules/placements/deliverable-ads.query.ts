import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { inItsRun } from '../ads/runs/ad-runs.sql.js';
import type { AdFormat } from '../ads/ad.types.js';
import { shownPicture } from '../uploads/copying/picture-address.types.js';
import { DatabaseClock, NOW_MS, TODAY } from './database-clock.js';
import { SHAPES, slotsInTurns, type SlotShape } from './placement.types.js';

/** Ads that a process keeps at hand of each pool; of more, each look takes the next ones, and the first ones after the last. */
const AT_HAND = 1_000;

/** Paid as soon as it can no longer be undone by the chain. */
const IS_PAID = `payment_status IN ('confirmed', 'settled')`;
const IS_UNPAID = `payment_status NOT IN ('confirmed', 'settled')`;

const MAY_STAND: Record<SlotShape, string> = {
  banner: `format IS DISTINCT FROM 'sidebar'`,
  sidebar: `format IS DISTINCT FROM 'banner'`,
};

/** Ads among which one is chosen: for places of a shape, those that are paid for, or the others. */
interface Pool {
  shape: SlotShape;
  isPaid: boolean;
}

const POOLS: readonly Pool[] = SHAPES.flatMap((shape) => [true, false].map((isPaid) => ({ shape, isPaid })));

/** Up to as many as are kept, in the order of an index of the pool. */
const someOf = ({ shape, isPaid }: Pool, where: string): string => `(
  SELECT * FROM ads
  WHERE status = 'approved' AND running_since IS NOT NULL AND ${isPaid ? IS_PAID : IS_UNPAID} AND ${MAY_STAND[shape]}
    AND running_since <= now() AND run_ends_at > now() AND ${where}
  ORDER BY id LIMIT ${AT_HAND})`;

/**
 * By an index of those that run, and the rest for each of these alone, so that it costs the same however many there are. $1: id after
 * which it begins, $2: slots of the shape that have turns.
 */
const adsInPool = (pool: Pool): string => `
  WITH ad AS MATERIALIZED (
    SELECT * FROM (${someOf(pool, 'id > $1')} UNION ALL ${someOf(pool, 'id <= $1')}) ad ORDER BY id <= $1, id LIMIT ${AT_HAND}
  )
  SELECT ad.id, ad.title, ad.description, ad.image_url AS "imageUrl", ad.format, ad.call_to_action AS "callToAction",
    ad.destination_url AS "destinationUrl", ad.user_id AS "ownerId", ${inItsRun('ad')} AS "isInRun",
    extract(epoch FROM ad.running_since)::text AS stretch, level.stretch AS "levelOf", coalesce(level.ahead, 0) AS ahead,
    (SELECT coalesce(sum(served), 0)::integer FROM ad_counts WHERE ad_id = ad.id AND day = ${TODAY} AND slot = ANY ($2)) AS served
  FROM ad LEFT JOIN LATERAL (
    SELECT stretch, ahead FROM ad_levels
    WHERE day = ${TODAY} AND ad_id = ad.id AND shape = '${pool.shape}' AND is_paid = ${pool.isPaid} LIMIT 1
  ) level ON true
  ORDER BY ad.id <= $1, ad.id`;

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

/** One that may be delivered now, as it stands today among those of a pool. */
export interface AdInPool extends Pool {
  ad: ShownAd;
  ownerId: number;
  /** Names the stretch of its run: another one begins anew among the others. */
  stretch: string;
  /** The stretch for which `ahead` was found; null where it was not in this pool today. */
  levelOf: string | null;
  /** Servings that it is taken to have had today besides its own, as it came later than others. */
  ahead: number;
  /** Servings of today (UTC) in places of the shape that have turns, as far as they are written. */
  served: number;
}

/** Those that may be delivered, and the database's time. */
export interface Deliverable {
  now: number;
  adsInPools: AdInPool[];
}

type Row = ShownAd & Omit<AdInPool, 'ad' | keyof Pool> & { isInRun: boolean };

/** Reads which ads may be delivered now, with what they were served today. */
@Injectable()
export class DeliverableAdsQuery {
  /** Id after which the next look at a pool begins. */
  private readonly after = new Map<Pool, number>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
  ) {}

  async find(): Promise<Deliverable> {
    const [time] = await this.dataSource.query<{ now: number }[]>(`SELECT ${NOW_MS} AS now`);
    this.clock.learn(time!.now);
    const adsInPools: AdInPool[] = [];
    for (const pool of POOLS) adsInPools.push(...(await this.next(pool)));
    return { now: time!.now, adsInPools };
  }

  private async next(pool: Pool): Promise<AdInPool[]> {
    const parameters = [this.after.get(pool) ?? 0, slotsInTurns(pool.shape)];
    const rows = await this.dataSource.query<Row[]>(adsInPool(pool), parameters);
    this.after.set(pool, rows.at(-1)?.id ?? 0);
    return rows.filter(({ isInRun }) => isInRun).map((row) => ({ ...pool, ...toAdInPool(row) }));
  }
}

function toAdInPool({ isInRun: _isInRun, ownerId, stretch, levelOf, ahead, served, ...ad }: Row) {
  return { ad: { ...ad, imageUrl: shownPicture(ad.imageUrl) }, ownerId, stretch, levelOf, ahead, served };
}
