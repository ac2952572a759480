import type { EntityManager } from 'typeorm';
import { UntoldVote } from './entities/untold-vote.entity.js';

/** Open pages hear with the next bundle that votes for this participant, or what was said with them, have changed. */
export async function leaveUntold(manager: EntityManager, participantId: number): Promise<void> {
  await manager.insert(UntoldVote, { participantId });
}
