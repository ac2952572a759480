import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { awardNotFound, awardNotJudged } from './awards.errors.js';
import { Award } from './entities/award.entity.js';
import { JudgesService } from './judges.service.js';

/** Awards as those who decide them may know them. */
@Injectable()
export class JudgedAwards {
  constructor(
    private readonly judges: JudgesService,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** Only a judge of its season is told anything of an award, and stays one until the transaction ends. @throws notAJudge, awardNotFound, awardNotJudged */
  async hold(manager: EntityManager, userId: number, awardId: number): Promise<Award> {
    const award = await manager.findOneBy(Award, { id: awardId });
    await this.judges.hold(manager, userId, award?.season ?? (await this.seasons.current(manager)));
    if (!award) throw awardNotFound();
    if (award.kind !== 'judges') throw awardNotJudged();
    return award;
  }
}
