import type { EntityManager } from 'typeorm';
import { socialAwardClosed } from './bursts.errors.js';

/** Of the season in which a participant is. */
const AWARD = `
  SELECT status FROM awards
  WHERE kind = 'social' AND season = (SELECT season FROM participants WHERE id = $1) FOR SHARE`;

/** The participant's Social Media Impact is not closed before the transaction ends, nor is it. Before any other lock. @throws socialAwardClosed */
export async function holdSocialAward(manager: EntityManager, participantId: number): Promise<void> {
  const [award] = await manager.query<{ status: string }[]>(AWARD, [participantId]);
  if (award?.status === 'closed') throw socialAwardClosed();
}
