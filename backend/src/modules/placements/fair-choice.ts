import { levelOf, poolOf } from './ad-levels.js';
import type { ShownAd, AdInPool } from './deliverable-ads.query.js';
import { hasTurns, shapeOf, type Slot } from './placement.types.js';

/** An ad among those of which one is chosen. */
export interface Candidate {
  ad: ShownAd;
  ownerId: number;
  /** Servings of today in places of the shape, and those that it is taken to have had. */
  level: number;
}

/** Chooses for each place the ad with the fewest servings today; of those with as few, and where there are no turns, any. */
export class FairChoice {
  private readonly pools = new Map<string, Candidate[]>();
  /** Ads, with whose they are. */
  private readonly owners = new Map<number, number>();
  private readonly advertisers = new Set<number>();

  constructor(adsInPools: readonly AdInPool[]) {
    for (const inPool of adsInPools) {
      const { ad, ownerId } = inPool;
      const pool = poolOf(inPool);
      this.owners.set(ad.id, ownerId);
      this.advertisers.add(ownerId);
      this.pools.set(pool, this.pools.get(pool) ?? []);
      this.pools.get(pool)!.push({ ad, ownerId, level: levelOf(inPool) });
    }
  }

  has(adId: number): boolean {
    return this.owners.has(adId);
  }

  isOf(adId: number, accountId: number): boolean {
    return this.owners.get(adId) === accountId;
  }

  /** Whether any of these ads is this account's. */
  isAdvertiser(accountId: number): boolean {
    return this.advertisers.has(accountId);
  }

  /** One that is not on the page already; undefined where there is none. Whoever serves it says so by its level. */
  choose(slot: Slot, onPage: ReadonlySet<number>): Candidate | undefined {
    const shape = shapeOf(slot);
    const among = (isPaid: boolean) => this.pools.get(poolOf({ shape, isPaid })) ?? [];
    const levelIn = hasTurns(slot) ? ({ level }: Candidate) => level : () => 0;
    return leastOf(among(true), onPage, levelIn) ?? leastOf(among(false), onPage, levelIn);
  }
}

function leastOf(
  candidates: readonly Candidate[],
  onPage: ReadonlySet<number>,
  levelIn: (candidate: Candidate) => number,
): Candidate | undefined {
  let least: Candidate | undefined;
  let equals = 0;
  for (const candidate of candidates) {
    if (onPage.has(candidate.ad.id) || (least && levelIn(candidate) > levelIn(least))) continue;
    equals = least && levelIn(least) === levelIn(candidate) ? equals + 1 : 1;
    // Each of those with as few is as likely as any other.
    if (equals === 1 || Math.random() * equals < 1) least = candidate;
  }
  return least;
}
