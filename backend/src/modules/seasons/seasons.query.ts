import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import type { AppError } from '../../common/errors/app-error.js';
import { Season } from './entities/season.entity.js';
import { seasonClosed, seasonNotFound, seasonOver } from './seasons.errors.js';

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

  /** Newest first, with the addresses that only administrators see. */
  listWhole(): Promise<Season[]> {
    return selectWithWhitelist(this.dataSource.manager).orderBy('season.number', 'DESC').getMany();
  }

  /** As {@link listWhole}, one of them. @throws seasonNotFound */
  async findWhole(number: number): Promise<Season> {
    const season = await selectWithWhitelist(this.dataSource.manager).where({ number }).getOne();
    if (!season) throw seasonNotFound();
    return season;
  }

  /** As {@link findWhole}, held alone until the caller's transaction ends: whoever holds it open is waited for. @throws seasonNotFound */
  async lockWhole(manager: EntityManager, number: number): Promise<Season> {
    const season = await selectWithWhitelist(manager).where({ number }).setLock('pessimistic_write').getOne();
    if (!season) throw seasonNotFound();
    return season;
  }

  async newest(manager: EntityManager): Promise<Season> {
    const [season] = await manager.find(Season, { order: { number: 'DESC' }, take: 1 });
    return season!;
  }

  /** By the clock that seasons follow; not since when the transaction runs, as it may have waited for its locks. */
  async now(manager: EntityManager = this.dataSource.manager): Promise<Date> {
    const [row] = await manager.query<[{ now: Date }]>('SELECT clock_timestamp() AS now');
    return row.now;
  }

  /** The number of the newest that has begun, else of the first. */
  current(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return numberOf(manager, 'current_season()');
  }

  /** The number of the newest whose applications are open, else of the current one. */
  applying(manager: EntityManager = this.dataSource.manager): Promise<number> {
    return numberOf(manager, 'applying_season()');
  }

  /** The one of {@link applying}, with the addresses that are invited. */
  async findApplying(manager: EntityManager): Promise<Season> {
    return selectWithWhitelist(manager).where('season.number = applying_season()').getOneOrFail();
  }

  /** As {@link findApplying}; it stays as it is until the caller's transaction ends. */
  async holdApplying(manager: EntityManager): Promise<Season> {
    for (;;) {
      const number = await this.applying(manager);
      const season = await selectWithWhitelist(manager)
        .where({ number })
        .setLock('pessimistic_read')
        .getOneOrFail();
      // While its row was waited for, another may have begun to be applied for.
      if ((await this.applying(manager)) === number) return season;
    }
  }

  /**
   * Keeps a season open until the caller's transaction ends: whoever closes it waits, and whoever comes later finds it closed.
   * @throws seasonNotFound, seasonClosed
   */
  async holdOpen(manager: EntityManager, number: number): Promise<Season> {
    const season = await this.hold(manager, number);
    const refusal = this.refusalOf(season);
    if (refusal) throw refusal;
    return season;
  }

  /** Keeps a season as it is, open or closed, until the caller's transaction ends. @throws seasonNotFound */
  async hold(manager: EntityManager, number: number): Promise<Season> {
    const lock = { mode: 'pessimistic_read' } as const;
    const season = await manager.findOne(Season, { where: { number }, lock });
    if (!season) throw seasonNotFound();
    return season;
  }

  /** Why nothing of a season can be changed, where it is closed. */
  refusalOf({ number, closedAt }: Season): AppError | undefined {
    return closedAt ? seasonClosed({ season: number }) : undefined;
  }

  /** Why nobody can take a place in a season, where it is over: whatever its dates of applications say. */
  refusalToTakePartIn(season: Season): AppError | undefined {
    return this.refusalOf(season) ?? (season.endedAt ? seasonOver({ season: season.number }) : undefined);
  }
}

const selectWithWhitelist = (manager: EntityManager): SelectQueryBuilder<Season> =>
  manager.createQueryBuilder(Season, 'season').addSelect('season.whitelist');

async function numberOf(manager: EntityManager, expression: string): Promise<number> {
  const [row] = await manager.query<[{ number: number }]>(`SELECT ${expression} AS number`);
  return row.number;
}
