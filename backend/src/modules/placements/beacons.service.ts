import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../common/access/account-of-session.js';
import { Caches } from '../../common/caches.js';
import { RecentlyUsed } from '../../common/recently-used.js';
import { AdsAtHand } from './ads-at-hand.service.js';
import { CountBundles } from './count-bundles.service.js';
import { DatabaseClock } from './database-clock.js';
import { NetworkMarks } from './network-marks.service.js';
import { type BeaconOutcome, PlacementFigures } from './placement-figures.js';
import { type PlacementToken, PlacementTokens } from './placement-tokens.js';
import { type BeaconKind, type FilterReason, NETWORK_LIMIT } from './placement.types.js';
import { isRobot, type Sender } from './sender.js';

/** What tokens were used here lately: a flood then ends in memory (bytes). */
const REMEMBERED_BYTES = 4 * 1024 * 1024;
const ENTRY_BYTES = 150;

/** Beyond this a process does not ask the database any more; some of those before may have been filtered for another reason. */
const CERTAINLY_TOO_MANY = 4 * NETWORK_LIMIT;

/** Who sends a beacon. */
export interface BeaconSender extends Sender {
  address: string;
  /** Asked only of what would count. */
  account(): Promise<SessionAccount | undefined>;
}

/** Judges what browsers tell of the ads that they were given. */
@Injectable()
export class Beacons {
  private readonly used: RecentlyUsed<string, true>;

  constructor(
    private readonly tokens: PlacementTokens,
    private readonly ads: AdsAtHand,
    private readonly bundles: CountBundles,
    private readonly marks: NetworkMarks,
    private readonly clock: DatabaseClock,
    private readonly figures: PlacementFigures,
    caches: Caches,
  ) {
    this.used = caches.add('ad-token-uses', new RecentlyUsed(REMEMBERED_BYTES, () => ENTRY_BYTES));
  }

  /** Holds what counts until the next bundle is written, and counts everything else as filtered. @param text which anybody may have made up */
  async take(kind: BeaconKind, text: string, sender: BeaconSender): Promise<void> {
    const token = this.tokens.read(text);
    const outcome = token === undefined ? 'unknown' : await this.judge(kind, token, sender);
    this.figures.told(kind, outcome);
    if (token === undefined || isCountedElsewhere(outcome)) return;
    const { adId, slot } = token;
    this.bundles.count({ day: this.clock.today, adId, slot }, outcome);
  }

  private async judge(kind: BeaconKind, token: PlacementToken, sender: BeaconSender): Promise<BeaconOutcome> {
    // Whoever makes tokens up must not make up ads.
    if (!token.isGenuine) return this.ads.has(token.adId) ? 'forged' : 'unknown';
    const reason = this.reasonBefore(kind, token, sender);
    if (reason) return reason;
    const account = await sender.account();
    if (account?.role === 'admin') return 'admin';
    // It was not served to them either.
    if (account && this.ads.isOthers(token.adId, account.id)) return 'advertiser';
    return this.hold(kind, token, sender, account?.id);
  }

  private reasonBefore(
    kind: BeaconKind,
    token: PlacementToken,
    { userAgent, isAhead }: BeaconSender,
  ): FilterReason | undefined {
    if (token.expiresAt < this.clock.now) return 'expired';
    if (isRobot(userAgent)) return 'robot';
    if (isAhead) return 'prefetch';
    if (token.notServed) return token.notServed;
    return this.used.get(useOf(kind, token)) ? 'replayed' : undefined;
  }

  /** Whose ad it is, and what other processes know of token and network, the database says. */
  private async hold(
    kind: BeaconKind,
    token: PlacementToken,
    { address }: BeaconSender,
    accountId: number | undefined,
  ): Promise<BeaconOutcome> {
    const { day, adId, slot, nonce, expiresAt } = token;
    const cameOn = this.clock.today;
    const mark = await this.marks.of(address, cameOn);
    // Another may have come with the same token while this one waited.
    if (this.used.get(useOf(kind, token))) return 'replayed';
    if (this.marks.count(cameOn, adId, mark) >= CERTAINLY_TOO_MANY) return 'network';
    const use = { day, adId, slot, nonce, expiresAt, accountId, mark, cameOn };
    if (kind === 'clicks') this.bundles.use({ ...use, kind: 'viewable', isImplied: true });
    this.used.set(useOf(kind, token), true);
    this.bundles.use({ ...use, kind });
    return 'held';
  }
}

/** With its bundle, or nowhere. */
const isCountedElsewhere = (outcome: BeaconOutcome): outcome is Exclude<BeaconOutcome, FilterReason> =>
  ['held', 'unknown', 'advertiser'].includes(outcome);

const useOf = (kind: BeaconKind, { nonce }: PlacementToken): string => `${kind} ${nonce}`;
