import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ParticipantsQuery } from '../participants/participants.query.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { awardNotFound, awardNotJudged, ownProjectNotScored } from './awards.errors.js';
import { AwardsQuery } from './awards.query.js';
import type { ScoreParticipantDto } from './dto/score-participant.dto.js';
import { Award } from './entities/award.entity.js';
import { AwardScore } from './entities/award-score.entity.js';
import { JudgesRatings } from './judges-ratings.js';
import { JudgesService } from './judges.service.js';

const NO_CRITERIA = { impact: null, innovation: null, progress: null, communication: null };

/** What judges give participants: once an award, to be changed until it closes. */
@Injectable()
export class ScoresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly seasons: SeasonsQuery,
    private readonly judges: JudgesService,
    private readonly awards: AwardsQuery,
    private readonly participants: ParticipantsQuery,
    private readonly ratings: JudgesRatings,
  ) {}

  /** A judge's own. @throws notAJudge, awardNotFound, awardNotJudged */
  listOwn(userId: number, awardId: number): Promise<AwardScore[]> {
    return this.dataSource.transaction(async (manager) => {
      await this.hold(manager, userId, awardId);
      return manager.find(AwardScore, { where: { awardId, userId }, order: { participantId: 'ASC' } });
    });
  }

  /**
   * Locks in the order judge, award, participant, as everybody does who needs more than one of them.
   * @throws notAJudge, awardNotFound, awardNotJudged, awardNotOpen, participantNotFound, ownProjectNotScored
   */
  put(userId: number, awardId: number, dto: ScoreParticipantDto): Promise<AwardScore> {
    const { participantId, criteria, note = null, conflict = false } = dto;
    return this.dataSource.transaction(async (manager) => {
      const { season } = await this.hold(manager, userId, awardId);
      await this.awards.lockOpen(manager, awardId);
      const participant = await this.participants.lockActive(manager, participantId, season);
      if (participant.userId === userId) throw ownProjectNotScored();
      const key = { awardId, participantId, userId };
      const given = { ...NO_CRITERIA, ...criteria, note, conflict, updatedAt: new Date() };
      await manager.upsert(AwardScore, { ...key, ...given }, ['awardId', 'participantId', 'userId']);
      await this.ratings.refresh(manager, awardId, [participantId]);
      return manager.findOneByOrFail(AwardScore, key);
    });
  }

  /** Only a judge of its season is told anything of an award. */
  private async hold(manager: EntityManager, userId: number, awardId: number): Promise<Award> {
    const award = await manager.findOneBy(Award, { id: awardId });
    await this.judges.hold(manager, userId, award?.season ?? (await this.seasons.current(manager)));
    if (!award) throw awardNotFound();
    if (award.kind !== 'judges') throw awardNotJudged();
    return award;
  }
}
