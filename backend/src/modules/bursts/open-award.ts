import type { EntityManager } from 'typeorm';
import { Award } from '../awards/entities/award.entity.js';
import { socialAwardClosed } from './bursts.errors.js';

/** Social Media Impact of a season is not closed before the transaction ends, nor is it. Before any other lock but the season's. @throws socialAwardClosed */
export async function holdSocialAward(manager: EntityManager, season: number): Promise<void> {
  const award = await manager.findOne(Award, {
    where: { kind: 'social', season },
    lock: { mode: 'pessimistic_read' },
  });
  if (award?.status === 'closed') throw socialAwardClosed();
}
