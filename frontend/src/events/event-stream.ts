import { type SiteEvent, type SiteListener, siteEventNames } from './site-event';

const FIRST_RETRY_MS = 1_000;
const SLOWEST_RETRY_MS = 30_000;

/** A network may swallow a connection while nobody looks, and nothing tells. */
const DOUBTFUL_AFTER_MS = 60_000;

/** What a server may take to commit what a page has just not seen. */
const SLACK_MS = 2_000;

interface StreamListener extends SiteListener {
  /** Where the stream is, though nothing happened that concerns this reader. */
  onPosition: (id: number) => void;
}

/** The server's stream, opened again and again where it breaks, each time from where it was. */
export class EventStream {
  private source: EventSource | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private attempts = 0;
  private hiddenSince: number | undefined;

  private readonly listener: StreamListener;
  private lastId: number | undefined;

  constructor(listener: StreamListener, lastId: number | undefined) {
    this.listener = listener;
    this.lastId = lastId;
  }

  start(): void {
    window.addEventListener('online', this.reopen);
    document.addEventListener('visibilitychange', this.doubt);
    this.open();
  }

  stop(): void {
    window.removeEventListener('online', this.reopen);
    document.removeEventListener('visibilitychange', this.doubt);
    this.close();
  }

  /** At once, for whoever is signed in now. */
  readonly reopen = (): void => {
    this.attempts = 0;
    this.close();
    this.open();
  };

  private readonly doubt = (): void => {
    const since = this.hiddenSince;
    this.hiddenSince = document.hidden ? Date.now() : undefined;
    if (!document.hidden && since !== undefined && Date.now() - since > DOUBTFUL_AFTER_MS) this.reopen();
  };

  private open(): void {
    // Without an id, what happened since this page began to be fetched is asked for.
    const since = Math.ceil(performance.now()) + SLACK_MS;
    const start = this.lastId === undefined ? `since=${since}` : `lastEventId=${this.lastId}`;
    const source = new EventSource(`/api/events?${start}`);
    this.source = source;
    source.addEventListener('ready', (message) => this.arrive(message));
    source.addEventListener('reset', (message) => {
      this.arrive(message);
      this.listener.onReset();
    });
    for (const name of siteEventNames)
      source.addEventListener(name, (message) => {
        const data = JSON.parse(message.data as string) as SiteEvent['data'];
        this.lastId = Number(message.lastEventId);
        this.listener.onEvent({ id: this.lastId, name, data });
      });
    source.addEventListener('error', () => this.retry());
  }

  private arrive({ lastEventId }: MessageEvent): void {
    this.attempts = 0;
    this.lastId = Number(lastEventId);
    this.listener.onPosition(this.lastId);
    this.listener.onLive(true);
  }

  private close(): void {
    clearTimeout(this.timer);
    this.source?.close();
    this.source = undefined;
  }

  /** Later each time, and not together with all others that were cut off. */
  private retry(): void {
    this.close();
    this.listener.onLive(false);
    const wait = Math.min(SLOWEST_RETRY_MS, FIRST_RETRY_MS * 2 ** this.attempts);
    this.attempts += 1;
    this.timer = setTimeout(() => this.open(), wait * (0.5 + Math.random() / 2));
  }
}
