import { levelOf, poolOf } from './ad-levels.js';
import type { ShownAd, Standing } from './deliverable-ads.query.js';
import { shapeOf, type Slot } from './placement.types.js';

/** An ad among those of which one is chosen. */
export interface Candidate {
  ad: ShownAd;
  ownerId: number;
  /** Servings of today in places of the shape, and those that it is taken to have had. */
  level: number;
}

/** Chooses for each place the ad with the fewest servings today; of those with as few, any. */
export class FairChoice {
  private readonly pools = new Map<string, Candidate[]>();
  private readonly ids = new Set<number>();

  constructor(standings: readonly Standing[]) {
    for (const standing of standings) {
      const { ad, ownerId } = standing;
      const pool = poolOf(standing);
      this.ids.add(ad.id);
      this.pools.set(pool, this.pools.get(pool) ?? []);
      this.pools.get(pool)!.push({ ad, ownerId, level: levelOf(standing) });
    }
  }

  has(adId: number): boolean {
    return this.ids.has(adId);
  }

  /** One that is not on the page already; undefined where there is none. Whoever serves it says so by its level. */
  choose(slot: Slot, onPage: ReadonlySet<number>): Candidate | undefined {
    const shape = shapeOf(slot);
    const among = (isPaid: boolean) => this.pools.get(poolOf({ shape, isPaid })) ?? [];
    return leastServed(among(true), onPage) ?? leastServed(among(false), onPage);
  }
}

function leastServed(candidates: readonly Candidate[], onPage: ReadonlySet<number>): Candidate | undefined {
  let least: Candidate | undefined;
  let equals = 0;
  for (const candidate of candidates) {
    if (onPage.has(candidate.ad.id) || (least && candidate.level > least.level)) continue;
    equals = least?.level === candidate.level ? equals + 1 : 1;
    // Each of those with as few is as likely as any other.
    if (equals === 1 || Math.random() * equals < 1) least = candidate;
  }
  return least;
}
