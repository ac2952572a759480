import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Participant } from '../participants/entities/participant.entity.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import type { Standing } from './award.types.js';
import type { Award } from './entities/award.entity.js';
import { JudgesScores } from './judges-scores.js';
import { rank } from './ranking.js';
import { SocialScores } from './social-scores.js';
import { StandingSources } from './standing-sources.js';

/** Who stands where in an award: as it closed, or as it is now. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly sources: StandingSources,
    private readonly seasons: SeasonsQuery,
    judges: JudgesScores,
    social: SocialScores,
  ) {
    sources.register('judges', (manager, awardId) => judges.means(manager, awardId));
    sources.register('social', (manager, _, season) => social.of(manager, season));
  }

  /** Of those whom everybody may know: in a season that has not begun nobody stands anywhere. */
  async of(manager: EntityManager, award: Award): Promise<Standing[]> {
    if (award.result) return award.result;
    const { season } = award;
    const scores = await this.scoresOf(manager, award);
    const contenders = await manager.find(Participant, {
      select: { id: true, name: true },
      where: { season, isActive: true, isPublic: true },
      order: { order: 'ASC' },
    });
    return rank(contenders, scores);
  }

  /** An award that was never held is opened after the season alone, so that it can be closed: what came together before is none of its points. */
  private async scoresOf(
    manager: EntityManager,
    { id, kind, season, startDate }: Award,
  ): Promise<Map<number, number>> {
    if (kind === 'social' && startDate) {
      const { endsAt } = await this.seasons.find(season, manager);
      if (endsAt && startDate >= endsAt) return new Map();
    }
    return this.sources.scoresOf(manager, kind, id, season);
  }
}
