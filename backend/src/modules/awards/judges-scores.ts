import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { CRITERIA } from './award.types.js';

interface Sum {
  participantId: number;
  /** All criteria of all judges together. */
  points: number;
  judges: number;
}

/** Whether a `score` counts for its `participant`: it is of a judge of their season, who is neither themselves nor close to them. */
export const COUNTS = `
  NOT score.conflict AND participant.user_id <> score.user_id AND EXISTS (
    SELECT FROM judges judge WHERE judge.user_id = score.user_id AND judge.season = participant.season)`;

/** What the judges' single scores come to. */
@Injectable()
export class JudgesScores {
  /**
   * The mean of the judges' means, of those who are judges now and neither the participant nor close to them. As every
   * judge gives all criteria it is one division of two whole numbers, the nearest number to the exact one: equal means are
   * equal numbers, and no sum of rounded parts decides an award.
   */
  async means(manager: EntityManager, awardId: number): Promise<Map<number, number>> {
    const sums = await manager.query<Sum[]>(
      `SELECT score.participant_id AS "participantId", count(*)::int AS judges,
         sum(impact + innovation + progress + communication)::int AS points
       FROM award_scores score
       JOIN participants participant ON participant.id = score.participant_id
       WHERE score.award_id = $1 AND ${COUNTS}
       GROUP BY score.participant_id`,
      [awardId],
    );
    return new Map(
      sums.map(({ participantId, points, judges }) => [participantId, points / (judges * CRITERIA.length)]),
    );
  }

  /** Writes down which scores counted as the award closed: whoever judges afterwards changes nothing of it. */
  async keepCounted(manager: EntityManager, awardId: number): Promise<void> {
    await manager.query(
      `UPDATE award_scores score SET counted = (${COUNTS})
       FROM participants participant WHERE participant.id = score.participant_id AND score.award_id = $1`,
      [awardId],
    );
  }

  /** Of an award that is open again. */
  async forgetCounted(manager: EntityManager, awardId: number): Promise<void> {
    await manager.query('UPDATE award_scores SET counted = NULL WHERE award_id = $1', [awardId]);
  }
}
