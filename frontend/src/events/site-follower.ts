import { EventStream } from './event-stream';
import { Heartbeat } from './heartbeat';
import { Leadership } from './leadership';
import type { SiteEvent, SiteListener } from './site-event';
import { type FromLeader, RecentlyTold, type TabMessage } from './tab-messages';

/** Names the channel between the tabs. */
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

type Unsigned<Message> = Message extends unknown ? Omit<Message, 'leader'> : never;

/**
 * Hears what changes on the site. A browser keeps few connections to a server, so one tab holds the stream and tells the
 * others; when it goes or falls asleep, another takes over from the last event that all of them know. A tab that is looked at leads
 * rather than a hidden one, which phones put to sleep.
 */
export class SiteFollower {
  private readonly tab = crypto.randomUUID();
  /** Whom this tab believes. */
  private leader: string | undefined;
  /** Who has taken the lead last, as far as this tab has heard. */
  private successor: string | undefined;
  private leadership: Leadership | undefined;
  private channel: BroadcastChannel | undefined;
  private stream: EventStream | undefined;
  private told: RecentlyTold | undefined;
  private lastId: number | undefined;
  private isLive = false;
  private isWelcome = false;
  private readonly heartbeat = new Heartbeat({
    ask: () => !this.stream && this.send({ kind: 'ping' }),
    onSilence: () => this.takeOver(),
  });

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
    this.leadership = new Leadership(locks, { onLead: () => this.lead(), onLost: () => this.stepDown() });
    this.leadership.await();
    this.heartbeat.start();
    document.addEventListener('visibilitychange', this.tellWhetherHidden);
    document.addEventListener('freeze', this.fallAsleep);
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.tellWhetherHidden);
    document.removeEventListener('freeze', this.fallAsleep);
    this.heartbeat.stop();
    this.stream?.stop();
    this.leadership?.leave();
    this.channel?.close();
  }

  /** Somebody signed in or out. */
  reopen(): void {
    if (this.stream) this.stream.reopen();
    else this.send({ kind: 'reopen' });
  }

  private lead(): void {
    this.leader = this.tab;
    this.tell({ kind: 'lead' });
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
          this.tell({ kind: 'reset', lastId: this.lastId });
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

  /** Another tab leads: what this one's stream still brings is told by that one. */
  private stepDown(): void {
    this.stream?.stop();
    this.stream = undefined;
    this.told = undefined;
    this.leader = this.successor;
  }

  /** The leading tab is silent, so that nothing is told until the new stream is there. */
  private takeOver(): void {
    if (this.stream) return;
    this.setLive(false);
    this.leadership?.take();
  }

  /** The browser stops this page at once: whoever is awake may lead. */
  private readonly fallAsleep = (): void => {
    if (!this.stream) return;
    this.leadership?.leave();
    this.stepDown();
    this.setLive(false);
    document.addEventListener('resume', () => this.leadership?.await(), { once: true });
  };

  private readonly tellWhetherHidden = (): void => {
    if (this.stream) this.tellState();
  };

  private hear(message: TabMessage): void {
    if ('leader' in message) this.hearLeader(message);
    else if (this.stream) this.answer(message);
  }

  private answer(message: Exclude<TabMessage, FromLeader>): void {
    if (message.kind === 'reopen') this.stream?.reopen();
    if (message.kind === 'ping') this.tellState();
    if (message.kind !== 'hello') return;
    const events = this.told?.since(performance.now() - message.age) ?? null;
    this.tell({ kind: 'welcome', tab: message.tab, events });
    this.tellState();
  }

  private hearLeader(message: FromLeader): void {
    // Whoever tells it, an event is true, and heard once.
    if (message.kind === 'event') this.accept(message.event);
    if (message.kind === 'lead') this.successor = message.leader;
    // Two may have taken the lead at once: which of them has to step down is up to the lock.
    if (this.stream) return;
    if (message.kind === 'lead') this.leader = message.leader;
    if (message.leader !== (this.leader ??= message.leader)) return;
    this.heartbeat.heard();
    if (message.kind === 'reset') {
      this.lastId = message.lastId ?? this.lastId;
      this.listener.onReset();
    }
    if (message.kind === 'welcome' && message.tab === this.tab) this.welcome(message.events);
    if (message.kind === 'state') this.hearState(message);
  }

  private hearState({ isLive, lastId, isHidden }: Extract<FromLeader, { kind: 'state' }>): void {
    if (lastId !== undefined) this.lastId = Math.max(lastId, this.lastId ?? lastId);
    if (isLive !== this.isLive) this.setLive(isLive);
    if (!this.isWelcome) this.sayHello();
    else if (isHidden && !document.hidden) this.leadership?.take();
  }

  private welcome(events: SiteEvent[] | null): void {
    if (this.isWelcome) return;
    this.isWelcome = true;
    if (events) events.forEach((event) => this.listener.onEvent(event));
    else this.listener.onReset();
  }

  private accept(event: SiteEvent): void {
    if (this.lastId !== undefined && event.id <= this.lastId) return;
    this.lastId = event.id;
    this.listener.onEvent(event);
  }

  private setLive(isLive: boolean): void {
    this.isLive = isLive;
    this.listener.onLive(isLive);
  }

  private sayHello(): void {
    this.send({ kind: 'hello', tab: this.tab, age: performance.now() });
  }

  private tellState(): void {
    this.tell({ kind: 'state', isLive: this.isLive, lastId: this.lastId, isHidden: document.hidden });
  }

  /** As the leader. */
  private tell(message: Unsigned<FromLeader>): void {
    this.send({ ...message, leader: this.tab });
  }

  private send(message: TabMessage): void {
    this.channel?.postMessage(message);
  }
}
