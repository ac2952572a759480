import { Injectable } from '@nestjs/common';
import { type EntityManager, In } from 'typeorm';
import { SiteEvents } from '../../events/site-events.service.js';
import { Participant } from '../participants/entities/participant.entity.js';
import { ParticipantFigures } from '../participants/participant-figures.service.js';
import { Award } from './entities/award.entity.js';
import { AwardScore } from './entities/award-score.entity.js';
import { JudgesScores } from './judges-scores.js';

/** Keeps the judges' rating on participants' public records: their mean, rounded. */
@Injectable()
export class JudgesRatings {
  constructor(
    private readonly scores: JudgesScores,
    private readonly figures: ParticipantFigures,
    private readonly events: SiteEvents,
  ) {}

  /** A closed award keeps its standings, whoever judges now. */
  async refreshIfOpen(manager: EntityManager, awardId: number, participantIds: number[]): Promise<void> {
    const lock = { mode: 'pessimistic_read' } as const;
    const award = await manager.findOne(Award, { where: { id: awardId }, lock });
    if (award?.status === 'open') await this.refresh(manager, awardId, participantIds);
  }

  /** After a time in which judges came and went, and the ratings stayed as they were. */
  async refreshAll(manager: EntityManager, awardId: number): Promise<void> {
    const scores = await manager.findBy(AwardScore, { awardId });
    const ids = [...new Set(scores.map(({ participantId }) => participantId))];
    await this.refresh(manager, awardId, ids);
  }

  /**
   * Locks the participants, in the order of their ids, before it reads the scores: of judges who score the same one at once
   * the later sees what the earlier gave.
   */
  async refresh(manager: EntityManager, awardId: number, participantIds: number[]): Promise<void> {
    await manager.find(Participant, {
      select: { id: true },
      where: { id: In(participantIds) },
      order: { id: 'ASC' },
      lock: { mode: 'for_no_key_update' },
    });
    const means = await this.scores.means(manager, awardId);
    for (const id of participantIds) {
      const judgesRating = Math.round(means.get(id) ?? 0);
      await this.figures.set(manager, id, { judgesRating });
      await this.events.publish(manager, { event: 'award', data: { id: awardId, participantId: id } });
    }
  }
}
