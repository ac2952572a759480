import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PublicAnswers } from '../../answers/public-answers.service.js';
import { within } from '../../common/within.js';
import { settleNewcomers } from './ad-levels.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock, dayOf } from './database-clock.js';
import { DeliverableAdsQuery, type AdInPool } from './deliverable-ads.query.js';
import { FairChoice } from './fair-choice.js';
import { SHAPES } from './placement.types.js';

/** After so long it is looked what other processes served, which runs began, and which ended (ms). */
const LOOK_MS = 2_000;

/** Where the database is away, what was known is good for so long (ms). */
const GOOD_FOR_MS = 60_000;

/** Nobody waits longer for a look that may begin, where there is something at hand; and none is begun sooner after one that failed (ms). */
const WAIT_MS = 300;

/** No look begins sooner after another, however much changes (ms). */
const BETWEEN_LOOKS_MS = 250;

/** The first process that sees an ad come says where it begins. */
const SAVE_LEVELS = `
  INSERT INTO ad_levels AS known (day, ad_id, shape, is_paid, stretch, ahead)
  SELECT $1, came.* FROM unnest($2::integer[], $3::text[], $4::boolean[], $5::text[], $6::integer[])
    AS came (ad_id, shape, is_paid, stretch, ahead) ORDER BY ad_id, shape, is_paid
  ON CONFLICT (day, ad_id, shape, is_paid) DO UPDATE SET stretch = excluded.stretch, ahead = excluded.ahead
    WHERE known.stretch <> excluded.stretch`;

interface AtHand {
  choice: FairChoice;
  day: string;
  lookedAt: number;
  /** False once an ad or its owner has changed since, or may have. */
  isUnchanged: () => boolean;
}

/** The ads that may be delivered, in memory, as they are now. */
@Injectable()
export class AdsAtHand {
  /** How long somebody waits for a look that may begin, where there is something at hand (ms). */
  patienceMs = WAIT_MS;
  private readonly logger = new Logger(AdsAtHand.name);
  private atHand: AtHand | undefined;
  private looking: Promise<void> | undefined;
  /** False as long as it waits for its time. */
  private isUnderWay = false;
  private begunAt = -Infinity;
  private failedAt = -Infinity;

  constructor(
    private readonly dataSource: DataSource,
    private readonly query: DeliverableAdsQuery,
    private readonly answers: PublicAnswers,
    private readonly bundles: CountBundles,
    private readonly clock: DatabaseClock,
  ) {}

  /** Whether an ad may be delivered, as far as is known here. */
  has(adId: number): boolean {
    return this.atHand?.choice.has(adId) ?? false;
  }

  /** Whether an account has ads at hand, and this is another one's. */
  isOthers(adId: number, accountId: number): boolean {
    const choice = this.atHand?.choice;
    return choice !== undefined && choice.isAdvertiser(accountId) && !choice.isOf(adId, accountId);
  }

  /** At once, where what is at hand is certain; undefined otherwise. */
  find(): FairChoice | undefined {
    const { atHand } = this;
    if (!atHand || atHand.day !== this.clock.today || !atHand.isUnchanged()) return undefined;
    if (isOlder(atHand, LOOK_MS) && this.mayLook) void this.look().catch(() => undefined);
    return isOlder(atHand, GOOD_FOR_MS) ? undefined : atHand.choice;
  }

  /** The same after a look. @throws where the database is away for long */
  async get(): Promise<FairChoice> {
    const found = this.find();
    if (found) return found;
    const before = this.atHand && !isOlder(this.atHand, GOOD_FOR_MS) ? this.atHand.choice : undefined;
    if (!before) await this.look();
    else if (this.mayLook)
      await within(this.untilNextLook + this.patienceMs, this.lookFromNow()).catch(() => undefined);
    return (this.atHand?.choice ?? before)!;
  }

  /** Not at once after one that failed. */
  private get mayLook(): boolean {
    return this.failedAt < performance.now() - WAIT_MS;
  }

  /** In ms. */
  private get untilNextLook(): number {
    return Math.max(0, this.begunAt + BETWEEN_LOOKS_MS - performance.now());
  }

  /** A look that is under way may have missed what has changed since it was begun: whoever comes then waits for the next one. */
  private async lookFromNow(): Promise<void> {
    if (this.isUnderWay) await this.looking;
    await this.look();
  }

  private look(): Promise<void> {
    this.looking ??= this.lookAnew()
      .catch((error: unknown) => {
        this.failedAt = performance.now();
        this.logger.warn({ err: error }, 'Ads could not be looked at');
        throw error;
      })
      .finally(() => {
        this.looking = undefined;
        this.isUnderWay = false;
      });
    return this.looking;
  }

  private async lookAnew(): Promise<void> {
    // A timer may end a little early.
    while (this.untilNextLook > 0) await delay(Math.ceil(this.untilNextLook), undefined, { ref: false });
    const isUnchanged = this.answers.look(['ads', 'users']);
    const lookedAt = performance.now();
    this.begunAt = lookedAt;
    this.isUnderWay = true;
    const { now, adsInPools: found } = await this.query.find();
    const day = dayOf(now);
    const adsInPools = this.asServed(found, day);
    const came = settleNewcomers(adsInPools);
    this.atHand = { choice: new FairChoice(adsInPools), day, lookedAt, isUnchanged };
    if (came.length > 0) await this.saveLevels(day, came);
  }

  /** With what this process served, of which the database does not know yet. */
  private asServed(adsInPools: readonly AdInPool[], day: string): AdInPool[] {
    const since = new Map(SHAPES.map((shape) => [shape, this.bundles.servedOn(day, shape)]));
    return adsInPools.map((inPool) => ({
      ...inPool,
      served: inPool.served + (since.get(inPool.shape)!.get(inPool.ad.id) ?? 0),
    }));
  }

  private async saveLevels(day: string, came: readonly AdInPool[]): Promise<void> {
    await this.dataSource.query(SAVE_LEVELS, [
      day,
      came.map(({ ad }) => ad.id),
      came.map(({ shape }) => shape),
      came.map(({ isPaid }) => isPaid),
      came.map(({ stretch }) => stretch),
      came.map(({ ahead }) => ahead),
    ]);
  }
}

const isOlder = ({ lookedAt }: AtHand, ms: number): boolean => lookedAt < performance.now() - ms;
