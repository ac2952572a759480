import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import type { Participant } from '../participants/entities/participant.entity.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import type { Award } from './entities/award.entity.js';
import { AwardScoreDraft } from './entities/award-score-draft.entity.js';
import { AwardScore } from './entities/award-score.entity.js';
import { JudgedAwards } from './judged-awards.query.js';

/** A participant with what the judge gave them and is making up. */
export interface DeskPlace {
  participant: Participant;
  own: boolean;
  score: AwardScore | null;
  draft: AwardScoreDraft | null;
}

export interface JudgesDesk {
  award: Award;
  daysLeft: number | null;
  progress: { scored: number; left: number; conflicts: number };
  places: DeskPlace[];
}

/** By the database's clock. */
const DAYS_LEFT = `
  SELECT greatest(0, ceil(extract(epoch FROM end_date - now()) / 86400))::int AS "daysLeft"
  FROM awards WHERE id = $1 AND status = 'open' AND end_date IS NOT NULL`;

/** What a judge still has to do, and has done. */
@Injectable()
export class JudgesDeskQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly judged: JudgedAwards,
    private readonly participants: ParticipantsQuery,
  ) {}

  /** @throws notAJudge, awardNotFound, awardNotJudged, participantsNotShown */
  async of(judge: SignedInUser, awardId: number): Promise<JudgesDesk> {
    const { manager } = this.dataSource;
    const userId = judge.id;
    const award = await this.dataSource.transaction((held) => this.judged.hold(held, userId, awardId));
    const participants = await this.participants.listActive(judge, award.season);
    // Drafts first: one that is given meanwhile is seen twice rather than nowhere.
    const drafts = await manager.findBy(AwardScoreDraft, { awardId, userId });
    const scores = await manager.findBy(AwardScore, { awardId, userId });
    const [left] = await manager.query<{ daysLeft: number }[]>(DAYS_LEFT, [awardId]);
    const places = participants.map((participant) => ({
      participant,
      own: participant.userId === userId,
      score: ofParticipant(scores, participant),
      draft: ofParticipant(drafts, participant),
    }));
    const sorted = places.toSorted((one, other) => turnOf(one) - turnOf(other));
    return { award, daysLeft: left?.daysLeft ?? null, progress: progressOf(places), places: sorted };
  }
}

const ofParticipant = <Row extends { participantId: number }>(rows: Row[], { id }: Participant): Row | null =>
  rows.find(({ participantId }) => participantId === id) ?? null;

/** What is to be done first. */
function turnOf({ own, score }: DeskPlace): number {
  if (own) return 3;
  if (!score) return 0;
  return score.conflict ? 2 : 1;
}

function progressOf(places: DeskPlace[]): JudgesDesk['progress'] {
  const count = (turn: number) => places.filter((place) => turnOf(place) === turn).length;
  return { scored: count(1), left: count(0), conflicts: count(2) };
}
