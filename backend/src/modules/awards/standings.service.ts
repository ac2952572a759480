import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Participant } from '../participants/entities/participant.entity.js';
import { type Standing, SOCIAL_WEIGHTS } from './award.types.js';
import type { Award } from './entities/award.entity.js';
import { JudgesScores } from './judges-scores.js';
import { rank } from './ranking.js';
import { StandingSources } from './standing-sources.js';

/** Who stands where in an award: as it closed, or as it is now. */
@Injectable()
export class StandingsService {
  constructor(
    private readonly sources: StandingSources,
    judges: JudgesScores,
  ) {
    sources.register('judges', (manager, awardId) => judges.means(manager, awardId));
    sources.register('social', socialScores);
  }

  async of(manager: EntityManager, { id, kind, result }: Award): Promise<Standing[]> {
    if (result) return result;
    const scores = await this.sources.scoresOf(manager, kind, id);
    const contenders = await manager.find(Participant, {
      select: { id: true, name: true },
      where: { isActive: true },
      order: { order: 'ASC' },
    });
    return rank(contenders, scores);
  }
}

/** From the counters that each interaction moves within its own transaction. */
async function socialScores(manager: EntityManager): Promise<Map<number, number>> {
  const { followers, comments, filmPlays, interactions } = SOCIAL_WEIGHTS;
  const participants = await manager.find(Participant, {
    select: { id: true, followers: true, commentsReceived: true, filmPlays: true, socialInteractions: true },
    where: { isActive: true },
  });
  return new Map(
    participants.map((participant) => [
      participant.id,
      participant.followers * followers +
        participant.commentsReceived * comments +
        participant.filmPlays * filmPlays +
        participant.socialInteractions * interactions,
    ]),
  );
}
