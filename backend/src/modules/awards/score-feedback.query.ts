import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { CRITERIA, type Criteria } from './award.types.js';
import { awardNotClosed, awardNotFound, awardNotJudged } from './awards.errors.js';
import { Award } from './entities/award.entity.js';
import { COUNTS } from './judges-scores.js';

export interface ScoreFeedback {
  award: Award;
  judges: number;
  criteria: Criteria | null;
  notes: string[];
}

type CountedScore = Criteria & { note: string | null };

/** The mean of one judge is what that judge gave. */
const FEWEST_JUDGES = 2;

/** Scores that counted at the closing, without whose they are; by what the notes say, and neither by time nor by judge. */
const COUNTED = `
  SELECT impact, innovation, progress, communication, CASE WHEN note_for_participant THEN note END AS note
  FROM award_scores score JOIN participants participant ON participant.id = score.participant_id
  WHERE score.award_id = $1 AND score.participant_id = $2 AND coalesce(score.counted, ${COUNTS})
  ORDER BY md5(note)`;

/** What participants are told of their scores once an award is closed. */
@Injectable()
export class ScoreFeedbackQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly participants: ParticipantsQuery,
  ) {}

  /** Of the account's own place in the award's season. @throws awardNotFound, participantDataNotFound, awardNotJudged, awardNotClosed */
  async of(userId: number, awardId: number): Promise<ScoreFeedback> {
    const { season } = await findAward(this.dataSource.manager, awardId);
    const own = await this.participants.findOwn(userId, season);
    return this.dataSource.transaction(async (manager) => {
      const award = await holdClosed(manager, awardId);
      const scores = await manager.query<CountedScore[]>(COUNTED, [awardId, own.id]);
      return {
        award,
        judges: scores.length,
        criteria: scores.length < FEWEST_JUDGES ? null : meansOf(scores),
        notes: scores.flatMap(({ note }) => note ?? []),
      };
    });
  }
}

async function findAward(manager: EntityManager, id: number): Promise<Award> {
  const award = await manager.findOneBy(Award, { id });
  if (!award) throw awardNotFound();
  return award;
}

/** Until the transaction ends, so that one which is opened again tells nothing more. */
async function holdClosed(manager: EntityManager, id: number): Promise<Award> {
  const lock = { mode: 'pessimistic_read' } as const;
  const award = await manager.findOneOrFail(Award, { where: { id }, lock });
  if (award.kind !== 'judges') throw awardNotJudged();
  if (award.status !== 'closed') throw awardNotClosed();
  return award;
}

const meansOf = (scores: Criteria[]): Criteria =>
  Object.fromEntries(
    CRITERIA.map((name) => [name, scores.reduce((sum, score) => sum + score[name], 0) / scores.length]),
  ) as Criteria;
