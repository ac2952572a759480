import type { DeliverableAd, ShownAd } from './deliverable-ads.query.js';
import { shapeOf, shapesOf, type Slot, type SlotShape } from './placement.types.js';

/** An ad among those of which one is chosen. */
interface Candidate {
  ad: ShownAd;
  /** Servings of today, and those that it is taken to have had. */
  level: number;
}

type Pool = Record<SlotShape, Candidate[]>;

/** Chooses for each place the ad with the fewest servings today; of those with as few, any. */
export class FairChoice {
  private readonly paid: Pool = { banner: [], sidebar: [] };
  private readonly unpaid: Pool = { banner: [], sidebar: [] };
  private readonly ids = new Set<number>();

  constructor(ads: readonly DeliverableAd[]) {
    for (const { shown, isPaid, ahead, served } of ads) {
      const candidate = { ad: shown, level: served + ahead };
      this.ids.add(shown.id);
      for (const shape of shapesOf(shown.format)) (isPaid ? this.paid : this.unpaid)[shape].push(candidate);
    }
  }

  has(adId: number): boolean {
    return this.ids.has(adId);
  }

  /** One that is not on the page already, and counts it as served; undefined where there is none. */
  choose(slot: Slot, onPage: ReadonlySet<number>): ShownAd | undefined {
    const shape = shapeOf(slot);
    const chosen = leastServed(this.paid[shape], onPage) ?? leastServed(this.unpaid[shape], onPage);
    if (!chosen) return undefined;
    chosen.level += 1;
    return chosen.ad;
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
