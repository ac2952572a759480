import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Participant } from './entities/participant.entity.js';

/** What other features count or conclude about a participant, kept where the public list is read. */
export type CountedFigure = 'votesReceived' | 'followers' | 'commentsReceived' | 'filmPlays';
export type ConcludedFigures = Partial<
  Pick<Participant, 'judgesRating' | 'challengeCompletion' | 'currentMilestone' | 'socialInteractions'>
>;

/** Keeps participants' public figures, within the transaction of what they count. */
@Injectable()
export class ParticipantFigures {
  async add(manager: EntityManager, id: number, figure: CountedFigure, amount: number): Promise<void> {
    if (amount !== 0) await manager.increment(Participant, { id }, figure, amount);
  }

  async set(manager: EntityManager, id: number, figures: ConcludedFigures): Promise<void> {
    await manager.update(Participant, { id }, figures);
  }
}
