import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Season } from './entities/season.entity.js';
import { seasonClosed, seasonNotFound } from './seasons.errors.js';

/** Reads seasons; whoever decides by them in a transaction hands in its manager. */
@Injectable()
export class SeasonsQuery {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first. */
  list(): Promise<Season[]> {
    return this.dataSource.manager.find(Season, { order: { number: 'DESC' } });
  }

  /** @throws seasonNotFound */
  async find(number: number, manager: EntityManager = this.dataSource.manager): Promise<Season> {
    const season = await manager.findOneBy(Season, { number });
    if (!season) throw seasonNotFound();
    return season;
  }

  /** The number of the newest that has begun, else of the first. */
  current(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return numberOf(manager, 'current_season()');
  }

  /** The number of the newest whose applications are open, else of the current one. */
  applying(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return numberOf(manager, 'applying_season()');
  }

  /**
   * Keeps a season open until the caller's transaction ends: whoever closes it waits, and whoever comes later finds it closed.
   * @throws seasonNotFound, seasonClosed
   */
  async holdOpen(manager: EntityManager, number: number): Promise<Season> {
    const lock = { mode: 'pessimistic_read' } as const;
    const season = await manager.findOne(Season, { where: { number }, lock });
    if (!season) throw seasonNotFound();
    if (season.closedAt) throw seasonClosed({ season: number });
    return season;
  }
}

async function numberOf(manager: EntityManager, expression: string): Promise<number> {
  const [row] = await manager.query<[{ number: number }]>(`SELECT ${expression} AS number`);
  return row.number;
}
