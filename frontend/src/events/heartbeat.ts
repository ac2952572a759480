/** So often whoever looks at a page asks whether the leading tab is awake. */
export const BEAT_MS = 1_200;

/** So many questions in a row go unanswered before it is taken for asleep: less than four seconds in all. */
const UNANSWERED = 2;

interface Listener {
  ask: () => void;
  /** The leading tab has not answered. */
  onSilence: () => void;
}

/**
 * Asks the leading tab again and again while somebody looks at this page. Counts questions rather than time, and so does not take the
 * other one for asleep after having been asleep itself. Asked and not told, as timers of hidden tabs come once a minute, but messages at once.
 */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private unanswered = 0;

  private readonly listener: Listener;

  constructor(listener: Listener) {
    this.listener = listener;
  }

  start(): void {
    document.addEventListener('visibilitychange', this.look);
    this.look();
  }

  stop(): void {
    document.removeEventListener('visibilitychange', this.look);
    clearInterval(this.timer);
  }

  /** The leading tab has said something. */
  heard(): void {
    this.unanswered = 0;
  }

  private readonly look = (): void => {
    clearInterval(this.timer);
    this.unanswered = 0;
    if (document.hidden) return;
    this.ask();
    this.timer = setInterval(() => this.beat(), BEAT_MS);
  };

  private beat(): void {
    if (this.unanswered < UNANSWERED) return this.ask();
    this.unanswered = 0;
    this.listener.onSilence();
  }

  private ask(): void {
    this.unanswered += 1;
    this.listener.ask();
  }
}
