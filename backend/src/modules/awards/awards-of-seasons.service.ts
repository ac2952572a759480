import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SeasonPassings } from '../seasons/season-passings.js';

/** Without dates and results, which are the season's own. */
const COPY = `
  INSERT INTO awards (season, kind, name, description, reward_amount)
  SELECT $1, kind, name, description, reward_amount FROM awards
  WHERE season = (SELECT max(season) FROM awards WHERE season < $1) ORDER BY id`;

/** Gives a season that is planned the awards of the one before. */
@Injectable()
export class AwardsOfSeasons implements OnModuleInit {
  constructor(private readonly passings: SeasonPassings) {}

  onModuleInit(): void {
    this.passings.subscribe(async (manager, { season, passing }) => {
      if (passing === 'planned') await this.copy(manager, season);
    });
  }

  async copy(manager: EntityManager, season: number): Promise<void> {
    await manager.query(COPY, [season]);
  }
}
