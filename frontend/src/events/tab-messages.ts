import type { SiteEvent } from './site-event';

/** What the tabs of one browser tell each other. */
export type TabMessage =
  | { kind: 'event'; event: SiteEvent }
  | { kind: 'reset' }
  /** The leader says how the stream is, and where. */
  | { kind: 'state'; isLive: boolean; lastId: number | undefined }
  /** A new tab asks for what happened since it began to fetch what it shows. */
  | { kind: 'hello'; tab: string; age: number }
  /** The answer to one tab; null where the leader has not been there for so long. */
  | { kind: 'welcome'; tab: string; events: SiteEvent[] | null }
  /** Somebody signed in or out: the stream is another's now. */
  | { kind: 'reopen' };

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
