import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { VoteMonth } from './entities/vote-month.entity.js';
import type { FoundRoot } from './vote-roots.queue.js';

/** Keeps with each fixed month where its root stands on the chain. */
@Injectable()
export class VoteRootsRecord {
  private readonly logger = new Logger(VoteRootsRecord.name);

  constructor(private readonly events: SiteEvents) {}

  /** False where the month is not fixed here. A root that is not ours is told to the operators and left alone. */
  async write(manager: EntityManager, { month, root, ...place }: FoundRoot): Promise<boolean> {
    const fixed = await manager.findOne(VoteMonth, { where: { month }, lock: { mode: 'pessimistic_write' } });
    if (fixed && fixed.root !== root)
      this.logger.error(
        { month, root: fixed.root, standing: root },
        'The chain holds another root than the votes of this month have',
      );
    else if (fixed) {
      await manager.update(VoteMonth, { month }, place);
      await this.tell(manager, month);
    }
    return fixed !== null;
  }

  /** The block with the root left the chain. */
  async takeBack(manager: EntityManager, month: string): Promise<void> {
    await manager.update(VoteMonth, { month }, { transactionHash: null, blockNumber: null });
    await this.tell(manager, month);
  }

  private async tell(manager: EntityManager, month: string): Promise<void> {
    await this.events.publish(manager, { event: 'vote', data: { id: month } });
  }
}
