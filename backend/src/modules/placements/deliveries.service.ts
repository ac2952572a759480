import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { AdsAtHand } from './ads-at-hand.service.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock } from './database-clock.js';
import type { PlacementDto } from './dto/placement.dto.js';
import type { Candidate, FairChoice } from './fair-choice.js';
import type { Place } from './pending-counts.js';
import { PlacementFigures } from './placement-figures.js';
import { PlacementTokens } from './placement-tokens.js';
import type { Slot } from './placement.types.js';

/** Who asks for ads. */
export interface Opener {
  /** Whether a page is opened for somebody; whatever else is answered too is no serving, and moves nobody's turn. */
  isOpening: boolean;
  /** The ad that the page is about, which does not stand beside itself. */
  beside?: number | undefined;
  /** Asked after the answer; undefined for strangers. */
  account?: () => Promise<SessionAccount | undefined>;
}

/** An ad that was handed out for a place. */
interface Serving extends Place {
  ownerId: number;
}

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
  async deliver(slots: readonly Slot[], opener: Opener): Promise<PlacementDto[]> {
    return this.handOut(slots, opener, await this.ads.get());
  }

  /** At once, from memory; undefined where that is not certain. */
  deliverAtOnce(slots: readonly Slot[], opener: Opener): PlacementDto[] | undefined {
    const choice = this.ads.find();
    return choice && this.handOut(slots, opener, choice);
  }

  /** No ad stands twice on a page. */
  private handOut(slots: readonly Slot[], opener: Opener, choice: FairChoice): PlacementDto[] {
    const onPage = new Set(opener.beside === undefined ? [] : [opener.beside]);
    const chosen = slots.map((slot) => {
      const candidate = choice.choose(slot, onPage);
      if (candidate) onPage.add(candidate.ad.id);
      this.figures.delivered(candidate !== undefined);
      return { slot, candidate };
    });
    if (opener.isOpening) this.serve(chosen, opener);
    return chosen.map(({ slot, candidate }) => ({
      slot,
      ad: candidate?.ad ?? null,
      token: candidate ? this.tokens.issue(candidate.ad.id, slot) : null,
    }));
  }

  private serve(
    chosen: readonly { slot: Slot; candidate: Candidate | undefined }[],
    { account }: Opener,
  ): void {
    const day = this.clock.today;
    const servings: Serving[] = [];
    for (const { slot, candidate } of chosen) {
      if (!candidate) continue;
      candidate.level += 1;
      servings.push({ day, adId: candidate.ad.id, slot, ownerId: candidate.ownerId });
    }
    if (account && servings.length > 0) void this.countOthers(servings, account);
    else this.count(servings);
  }

  /** Neither advertisers nor administrators count; who they are the database says, and while it is away they are anybody. */
  private async countOthers(
    servings: readonly Serving[],
    account: () => Promise<SessionAccount | undefined>,
  ) {
    const opener = await account().catch(() => undefined);
    if (opener?.role !== 'admin') this.count(servings.filter(({ ownerId }) => ownerId !== opener?.id));
  }

  private count(servings: readonly Serving[]): void {
    for (const { day, adId, slot } of servings) this.bundles.count({ day, adId, slot }, 'served');
  }
}
