import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ToldChanges } from '../../events/told-changes.service.js';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { draftChanged, ownProjectNotScored } from './awards.errors.js';
import { AwardsQuery } from './awards.query.js';
import type { ScoreParticipantDto } from './dto/score-participant.dto.js';
import { AwardScoreDraft } from './entities/award-score-draft.entity.js';
import { AwardScore } from './entities/award-score.entity.js';
import { JudgedAwards } from './judged-awards.query.js';
import { JudgesRatings } from './judges-ratings.js';

const NO_CRITERIA = { impact: null, innovation: null, progress: null, communication: null };

/** What judges give participants: once an award, to be changed until it closes. */
@Injectable()
export class ScoresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly judged: JudgedAwards,
    private readonly awards: AwardsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly ratings: JudgesRatings,
    private readonly changes: ToldChanges,
  ) {}

  /** A judge's own. @throws notAJudge, awardNotFound, awardNotJudged */
  listOwn(userId: number, awardId: number): Promise<AwardScore[]> {
    return this.dataSource.transaction(async (manager) => {
      await this.judged.hold(manager, userId, awardId);
      return manager.find(AwardScore, { where: { awardId, userId }, order: { participantId: 'ASC' } });
    });
  }

  /**
   * Locks in the order judge, award, participant, as everybody does who needs more than one of them. What differs in nothing is
   * not written, and no page is told of it: its draft alone goes.
   * @throws tooManyChanges, notAJudge, awardNotFound, awardNotJudged, awardNotOpen, participantNotFound, ownProjectNotScored, draftChanged
   */
  async put(userId: number, awardId: number, dto: ScoreParticipantDto): Promise<AwardScore> {
    const { participantId, criteria, note = null, noteForParticipant = false, conflict = false } = dto;
    await this.changes.takePoint(userId);
    return this.dataSource.transaction(async (manager) => {
      const { season } = await this.judged.hold(manager, userId, awardId);
      await this.awards.lockOpen(manager, awardId);
      const participant = await this.participants.lockActive(manager, participantId, season);
      if (participant.userId === userId) throw ownProjectNotScored();
      const key = { awardId, participantId, userId };
      const words = { note, noteForParticipant: noteForParticipant && note !== null, conflict };
      const given = { ...NO_CRITERIA, ...criteria, ...words };
      // Nobody changes it meanwhile: the participant is locked.
      const before = await manager.findOneBy(AwardScore, key);
      const differs = !before || !isDeepStrictEqual({ ...before, ...given }, { ...before });
      if (differs) await upsert(manager, { ...key, ...given });
      await dropDraft(manager, key, dto.draftRevision);
      if (differs) await this.ratings.refresh(manager, awardId, [participantId]);
      return manager.findOneByOrFail(AwardScore, key);
    });
  }
}

type Given = Omit<AwardScore, 'award' | 'participant' | 'user' | 'counted' | 'createdAt' | 'updatedAt'>;

async function upsert(manager: EntityManager, given: Given): Promise<void> {
  const key = ['awardId', 'participantId', 'userId'];
  await manager.upsert(AwardScore, { ...given, updatedAt: new Date() }, key);
}

/** The one that its judge has seen goes with the score; another tab's stays, and nothing is given. */
async function dropDraft(
  manager: EntityManager,
  key: Pick<AwardScoreDraft, 'awardId' | 'participantId' | 'userId'>,
  revision: string | null | undefined,
): Promise<void> {
  if (revision !== null) await manager.delete(AwardScoreDraft, { ...key, ...(revision && { revision }) });
  if (revision !== undefined && (await manager.existsBy(AwardScoreDraft, key))) throw draftChanged();
}
