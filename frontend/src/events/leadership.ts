/** Names the lock of the leading tab. */
const LOCK = 'site-events';

interface Turn {
  /** This tab leads from now on. */
  onLead: () => void;
  /** Another tab has taken the lead. */
  onLost: () => void;
}

/** Which of a browser's tabs leads: whoever holds the lock. It may be taken from a tab that is asleep, which learns of it when it awakes. */
export class Leadership {
  private turn = new AbortController();

  private readonly locks: Pick<LockManager, 'request'>;
  private readonly listener: Turn;

  constructor(locks: Pick<LockManager, 'request'>, listener: Turn) {
    this.locks = locks;
    this.listener = listener;
  }

  /** Leads once all others before it have gone. */
  await(): void {
    const turn = this.begin();
    this.hold(turn, { signal: turn.signal });
  }

  /** Leads at once, whoever does so far. */
  take(): void {
    this.hold(this.begin(), { steal: true });
  }

  /** Leads no longer, and waits no longer. */
  leave(): void {
    this.turn.abort();
  }

  private begin(): AbortController {
    this.turn.abort();
    this.turn = new AbortController();
    return this.turn;
  }

  private hold({ signal }: AbortController, options: LockOptions): void {
    const lead = () => {
      if (signal.aborted) return undefined;
      this.listener.onLead();
      return new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()));
    };
    const lose = () => {
      if (signal.aborted) return;
      this.await();
      this.listener.onLost();
    };
    this.locks.request(LOCK, options, lead).catch(lose);
  }
}
