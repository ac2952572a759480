import { Injectable } from '@nestjs/common';
import { AdsAtHand } from './ads-at-hand.service.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock } from './database-clock.js';
import type { PlacementDto } from './dto/placement.dto.js';
import type { FairChoice } from './fair-choice.js';
import { PlacementFigures } from './placement-figures.js';
import { PlacementTokens } from './placement-tokens.js';
import type { Slot } from './placement.types.js';

/** Hands out ads for places, and counts them as served. */
@Injectable()
export class Deliveries {
  constructor(
    private readonly ads: AdsAtHand,
    private readonly tokens: PlacementTokens,
    private readonly bundles: CountBundles,
    private readonly clock: DatabaseClock,
    private readonly figures: PlacementFigures,
  ) {}

  /** @throws where the database has been away for long */
  async deliver(slots: readonly Slot[]): Promise<PlacementDto[]> {
    return this.handOut(slots, await this.ads.get());
  }

  /** At once, from memory; undefined where that is not certain. */
  deliverAtOnce(slots: readonly Slot[]): PlacementDto[] | undefined {
    const choice = this.ads.find();
    return choice && this.handOut(slots, choice);
  }

  /** No ad stands twice on a page. */
  private handOut(slots: readonly Slot[], choice: FairChoice): PlacementDto[] {
    const day = this.clock.today;
    const onPage = new Set<number>();
    return slots.map((slot) => {
      const ad = choice.choose(slot, onPage);
      this.figures.delivered(ad !== undefined);
      if (!ad) return { slot, ad: null, token: null };
      onPage.add(ad.id);
      this.bundles.count({ day, adId: ad.id, slot }, 'served');
      return { slot, ad, token: this.tokens.issue(ad.id, slot) };
    });
  }
}
