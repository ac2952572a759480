import type { EntityManager } from 'typeorm';
import { Award } from '../awards/entities/award.entity.js';
import { socialAwardClosed } from './bursts.errors.js';

/** Social Media Impact is not closed before the transaction ends, nor is it. Before any other lock. @throws socialAwardClosed */
export async function holdSocialAward(manager: EntityManager): Promise<void> {
  const awards = await manager.find(Award, {
    where: { kind: 'social' },
    order: { id: 'ASC' },
    lock: { mode: 'pessimistic_read' },
  });
  if (awards.some(({ status }) => status === 'closed')) throw socialAwardClosed();
}
