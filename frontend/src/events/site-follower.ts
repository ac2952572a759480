import { EventStream } from './event-stream';
import type { SiteEvent, SiteListener } from './site-event';
import { RecentlyTold, type TabMessage } from './tab-messages';

/** Names the lock of the leading tab and the channel between the tabs. */
const NAME = 'site-events';

/** The zero of `performance.now()`. */
const PAGE_START = 0;

/** What a browser has for its tabs to come to terms; undefined where it has none, and each tab asks for itself. */
export interface TabTools {
  locks: Pick<LockManager, 'request'> | undefined;
  openChannel: (() => BroadcastChannel) | undefined;
}

const browserTools = (): TabTools => ({
  // Absent where the page does not come by https.
  locks: 'locks' in navigator ? navigator.locks : undefined,
  openChannel: typeof BroadcastChannel === 'undefined' ? undefined : () => new BroadcastChannel(NAME),
});

/**
 * Hears what changes on the site. A browser keeps few connections to a server, so one tab holds the stream and tells the
 * others; when it goes, another takes over from the last event that all of them know.
 */
export class SiteFollower {
  private readonly tab = crypto.randomUUID();
  private readonly leaving = new AbortController();
  private channel: BroadcastChannel | undefined;
  private stream: EventStream | undefined;
  private told: RecentlyTold | undefined;
  private lastId: number | undefined;
  private isLive = false;
  private isWelcome = false;

  private readonly listener: SiteListener;
  private readonly tools: TabTools;

  constructor(listener: SiteListener, tools: TabTools = browserTools()) {
    this.listener = listener;
    this.tools = tools;
  }

  start(): void {
    const { locks, openChannel } = this.tools;
    if (!locks || !openChannel) {
      this.lead();
      return;
    }
    this.channel = openChannel();
    this.channel.addEventListener('message', ({ data }) => this.hear(data as TabMessage));
    this.sayHello();
    // Until it is this tab's turn, and then for as long as the tab is there.
    const turn = () => {
      this.lead();
      return new Promise<void>((resolve) => this.leaving.signal.addEventListener('abort', () => resolve()));
    };
    locks.request(NAME, { signal: this.leaving.signal }, turn).catch(() => undefined);
  }

  stop(): void {
    this.stream?.stop();
    this.leaving.abort();
    this.channel?.close();
  }

  /** Somebody signed in or out. */
  reopen(): void {
    if (this.stream) this.stream.reopen();
    else this.tell({ kind: 'reopen' });
  }

  private lead(): void {
    if (this.leaving.signal.aborted) return;
    this.told = new RecentlyTold(this.lastId === undefined ? PAGE_START : performance.now());
    this.stream = new EventStream(
      {
        onEvent: (event) => {
          this.told?.add(event);
          this.tell({ kind: 'event', event });
          this.accept(event);
        },
        onReset: () => {
          this.told = new RecentlyTold(performance.now());
          this.tell({ kind: 'reset' });
          this.listener.onReset();
        },
        onPosition: (id) => (this.lastId = id),
        onLive: (isLive) => {
          this.setLive(isLive);
          this.tellState();
        },
      },
      this.lastId,
    );
    this.stream.start();
  }

  private hear(message: TabMessage): void {
    if (this.stream) this.hearAsLeader(message);
    else this.hearAsFollower(message);
  }

  private hearAsLeader(message: TabMessage): void {
    if (message.kind === 'reopen') this.stream?.reopen();
    if (message.kind !== 'hello') return;
    const events = this.told?.since(performance.now() - message.age) ?? null;
    this.tell({ kind: 'welcome', tab: message.tab, events });
    this.tellState();
  }

  private hearAsFollower(message: TabMessage): void {
    if (message.kind === 'event') this.accept(message.event);
    if (message.kind === 'reset') this.listener.onReset();
    if (message.kind === 'welcome' && message.tab === this.tab) this.welcome(message.events);
    if (message.kind !== 'state') return;
    this.lastId = message.lastId ?? this.lastId;
    this.setLive(message.isLive);
    if (!this.isWelcome) this.sayHello();
  }

  private welcome(events: SiteEvent[] | null): void {
    if (this.isWelcome) return;
    this.isWelcome = true;
    if (events) events.forEach((event) => this.listener.onEvent(event));
    else this.listener.onReset();
  }

  private accept(event: SiteEvent): void {
    this.lastId = event.id;
    this.listener.onEvent(event);
  }

  private setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.listener.onLive(isLive);
  }

  private sayHello(): void {
    this.tell({ kind: 'hello', tab: this.tab, age: performance.now() });
  }

  private tellState(): void {
    this.tell({ kind: 'state', isLive: this.isLive, lastId: this.lastId });
  }

  private tell(message: TabMessage): void {
    this.channel?.postMessage(message);
  }
}
