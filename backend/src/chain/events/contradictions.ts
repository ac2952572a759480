import { Logger } from '@nestjs/common';
import type { ChainEvent } from './entities/chain-event.entity.js';

/** What nodes contradict each other about is asked again this often (ms). */
const ASK_AGAIN_MS = 5_000;

/** Events that nodes tell differently, and between them nobody can decide: nothing follows from them until they agree. */
export class Contradictions {
  private readonly logger = new Logger('Chain');
  private readonly dueAt = new Map<string, number>();

  constructor(private readonly chainId: number) {}

  get count(): number {
    return this.dueAt.size;
  }

  /** Whether an event may be asked about now. */
  isDue(id: string): boolean {
    return (this.dueAt.get(id) ?? 0) <= Date.now();
  }

  /** Told once of each: it is asked about again until nodes agree. */
  note(events: readonly ChainEvent[]): void {
    for (const { id, transactionHash, blockNumber } of events) {
      if (!this.dueAt.has(id))
        this.logger.error(
          { chainId: this.chainId, transactionHash, blockNumber },
          'ALARM: nodes contradict each other about an event; nothing is decided on it until they agree',
        );
      this.dueAt.set(id, Date.now() + ASK_AGAIN_MS);
    }
  }

  end(events: readonly ChainEvent[]): void {
    for (const { id } of events) this.dueAt.delete(id);
  }
}
