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
import { BESIDE_AN_AD, hasTurns, type NotServed, type Slot } from './placement.types.js';

/** Who asks for ads. */
export interface Opener {
  /** Why no page is opened for somebody: it is answered too, is no serving, and moves nobody's turn. */
  notServed: NotServed | undefined;
  /** The ad that the page is about, which does not stand beside itself. */
  beside?: number | undefined;
  /** Asked after the answer; undefined for strangers. Answers undefined where nobody can be asked now. */
  account?: (() => Promise<SessionAccount | undefined> | undefined) | undefined;
}

/** An ad that was chosen for a place. */
interface Chosen {
  slot: Slot;
  candidate: Candidate | undefined;
}

/** An ad that was handed out for a place. */
interface Serving extends Place {
  candidate: Candidate;
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

  private handOut(slots: readonly Slot[], opener: Opener, choice: FairChoice): PlacementDto[] {
    const chosen = this.choose(slots, opener, choice);
    const notServed = opener.notServed ?? (isOfNoPage(slots) ? 'robot' : undefined);
    if (!notServed) this.serve(chosen, opener, choice);
    return chosen.map(({ slot, candidate }) => ({
      slot,
      ad: candidate?.ad ?? null,
      token: candidate ? this.tokens.issue(candidate.ad.id, slot, notServed) : null,
    }));
  }

  /** No ad stands twice on a page. What is drawn by lot comes last, so that it takes no turn from anybody. */
  private choose(slots: readonly Slot[], { beside }: Opener, choice: FairChoice): Chosen[] {
    const onPage = new Set<number>();
    const chosen = slots
      .toSorted((one, other) => Number(hasTurns(other)) - Number(hasTurns(one)))
      .map((slot) => {
        const passedOver =
          slot === BESIDE_AN_AD && beside !== undefined ? new Set([...onPage, beside]) : onPage;
        const candidate = choice.choose(slot, passedOver);
        if (candidate) onPage.add(candidate.ad.id);
        this.figures.delivered(candidate !== undefined);
        return { slot, candidate };
      });
    return slots.map((slot) => chosen.find((each) => each.slot === slot)!);
  }

  private serve(chosen: readonly Chosen[], { account }: Opener, choice: FairChoice): void {
    const day = this.clock.today;
    const servings: Serving[] = [];
    for (const { slot, candidate } of chosen)
      if (candidate) servings.push({ day, adId: candidate.ad.id, slot, candidate });
    moveTurns(servings, 1);
    if (account && servings.length > 0) void this.countOthers(servings, account(), choice);
    else this.count(servings);
  }

  /**
   * Neither advertisers nor administrators count, nor move turns: whoever passes over own ads, and counts others, is the next one each time.
   * Who they are the database says, and while it is away they are anybody; where it is asked by too many nothing counts.
   */
  private async countOthers(
    servings: readonly Serving[],
    asked: Promise<SessionAccount | undefined> | undefined,
    choice: FairChoice,
  ): Promise<void> {
    const opener = await asked?.catch(() => undefined);
    const counts = asked && opener?.role !== 'admin' && !(opener && choice.isAdvertiser(opener.id));
    if (!asked) this.bundles.lose(servings.length);
    if (counts) this.count(servings);
    else moveTurns(servings, -1);
  }

  private count(servings: readonly Serving[]): void {
    for (const { day, adId, slot } of servings) this.bundles.count({ day, adId, slot }, 'served');
  }
}

/**
 * Whoever asks for two places with turns has an ad that fits both passed over in the second: its turn would come again and again, and be the
 * next one for whoever opens a page. No page of this site has two.
 */
const isOfNoPage = (slots: readonly Slot[]): boolean => slots.filter(hasTurns).length > 1;

/** At once, so that the next opening finds it, and back where it does not count. */
function moveTurns(servings: readonly Serving[], by: 1 | -1): void {
  for (const { slot, candidate } of servings) if (hasTurns(slot)) candidate.level += by;
}
