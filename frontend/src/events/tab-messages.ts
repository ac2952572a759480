import type { SiteEvent } from './site-event';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | FromLeader
  /** A new tab asks for what happened since it began to fetch what it shows. */
  | { kind: 'hello'; tab: string; age: number }
  /** A tab that is looked at asks whether the leader is awake. */
  | { kind: 'ping' }
  /** Somebody signed in or out: the stream is another's now. */
  | { kind: 'reopen' };

/** Only the tab that took the lead last is believed: an earlier one may awake and go on for a moment. */
export type FromLeader = { leader: string } & (
  | { kind: 'event'; event: SiteEvent }
  | { kind: 'reset'; lastId: number | undefined }
  /** Another tab leads from now on. */
  | { kind: 'lead' }
  /** How the stream is, and where; and whether the leader is a tab that nobody looks at. */
  | { kind: 'state'; isLive: boolean; lastId: number | undefined; isHidden: boolean }
  /** The answer to one tab; null where the leader has not been there for so long. */
  | { kind: 'welcome'; tab: string; events: SiteEvent[] | null }
);

/** What the leader remembers for tabs that are just being opened. */
const MOST_REMEMBERED = 500;

/** The leader's memory of what it has told lately, by `performance.now()`: the wall's clock may be set back. */
export class RecentlyTold {
  private told: { event: SiteEvent; at: number }[] = [];

  private knownSince: number;

  constructor(knownSince: number) {
    this.knownSince = knownSince;
  }

  add(event: SiteEvent): void {
    this.told.push({ event, at: performance.now() });
    if (this.told.length > MOST_REMEMBERED) this.knownSince = this.told.shift()!.at + 1;
  }

  /** Null where it does not reach back so far. */
  since(moment: number): SiteEvent[] | null {
    if (moment < this.knownSince) return null;
    return this.told.filter(({ at }) => at >= moment).map(({ event }) => event);
  }
}
