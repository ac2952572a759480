import type { DataSource } from 'typeorm';
import { endAlarm, raiseAlarm } from '../alarms/alarms.js';
import type { ChainEvent } from './entities/chain-event.entity.js';

/** So long nodes may take to know what is final (ms). */
const OPEN_FOR_LONG_MS = 10 * 60_000;

/** What nodes contradict each other about is asked again this often (ms). */
const ASK_AGAIN_MS = 5_000;

const CODE = 'nodes_contradict';

/** Events that nodes tell differently, and between them nobody can decide: nothing follows from them until they agree. */
export class Contradictions {
  /** When each is asked about again, by the event's id. */
  private readonly dueAt = new Map<string, number>();
  /** At first: a process before this one may have raised it. */
  private isRaised = true;
  /** Since when nodes do not tell about an event that is final. */
  private readonly openSince = new Map<string, number>();

  constructor(
    private readonly chainId: number,
    private readonly dataSource: DataSource,
  ) {}

  /** Whether an event may be asked about now. */
  isDue(id: string): boolean {
    return (this.dueAt.get(id) ?? 0) <= Date.now();
  }

  /** Whether nodes have not told about these events for long enough that somebody has to look. */
  isOpenForLong(events: readonly ChainEvent[]): boolean {
    const now = Date.now();
    for (const { id } of events) if (!this.openSince.has(id)) this.openSince.set(id, now);
    return events.some(({ id }) => now - this.openSince.get(id)! >= OPEN_FOR_LONG_MS);
  }

  has(id: string): boolean {
    return this.dueAt.has(id);
  }

  note(events: readonly ChainEvent[]): void {
    for (const { id } of events) this.dueAt.set(id, Date.now() + ASK_AGAIN_MS);
  }

  end(events: readonly ChainEvent[]): void {
    for (const { id } of events) {
      this.dueAt.delete(id);
      this.openSince.delete(id);
    }
  }

  /**
   * One alarm a chain, about the first block of which nodes differ.
   * @param open all that nodes contradict each other about
   */
  async tell(open: readonly ChainEvent[]): Promise<void> {
    this.forgetOthers(open);
    const { manager } = this.dataSource;
    const key = String(this.chainId);
    if (open.length > 0) {
      const blockNumber = Math.min(...open.map((event) => event.blockNumber));
      await raiseAlarm(manager, CODE, key, { chainId: this.chainId, blockNumber });
    } else if (this.isRaised) await endAlarm(manager, CODE, key);
    this.isRaised = open.length > 0;
  }

  /** Events that went, with their block or as another process found out. */
  private forgetOthers(open: readonly ChainEvent[]): void {
    const ids = new Set(open.map(({ id }) => id));
    for (const id of this.dueAt.keys()) if (!ids.has(id)) this.dueAt.delete(id);
  }
}
