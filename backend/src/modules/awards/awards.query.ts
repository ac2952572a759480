import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Standing } from './award.types.js';
import { awardNotFound, awardNotOpen } from './awards.errors.js';
import { SeasonsQuery } from '../seasons/seasons.query.js';
import { Award } from './entities/award.entity.js';
import { StandingsService } from './standings.service.js';

/** An award with who stands where in it. */
export interface RankedAward {
  award: Award;
  standings: Standing[];
}

/** Reads awards. */
@Injectable()
export class AwardsQuery {
  constructor(
    private readonly dataSource: DataSource,
    private readonly standings: StandingsService,
    private readonly seasons: SeasonsQuery,
  ) {}

  /** All of a season's, in the order in which they are presented. @param number the current one's if not given. @throws seasonNotFound */
  async list(number?: number): Promise<RankedAward[]> {
    const { manager } = this.dataSource;
    const ranked: RankedAward[] = [];
    const { number: season } = await this.seasons.find(number ?? (await this.seasons.current()));
    for (const award of await manager.find(Award, { where: { season }, order: { id: 'ASC' } }))
      ranked.push({ award, standings: await this.standings.of(manager, award) });
    return ranked;
  }

  /**
   * The award, open until the caller's transaction ends: whoever votes or scores holds the row in share mode, so that
   * closing it, which locks the row alone, waits for them and counts them. FOR KEY SHARE, which a foreign key takes, would
   * not do: it may read a row as it was before a change that leaves the key alone.
   * A season that is closed has none that is open.
   * @throws awardNotFound, awardNotOpen
   */
  async lockOpen(manager: EntityManager, id: number): Promise<Award> {
    const award = await manager.findOne(Award, { where: { id }, lock: { mode: 'pessimistic_read' } });
    if (!award) throw awardNotFound();
    if (award.status !== 'open') throw awardNotOpen();
    return award;
  }
}
