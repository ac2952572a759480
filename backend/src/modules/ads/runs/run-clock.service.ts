import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings.service.js';
import {
  BEGIN_ONE,
  BEGIN_SOME,
  STOP_ONE,
  STOP_SOME_OF_SUSPENDED,
  STOP_SOME_UNDECIDED,
} from '../ad-runs.sql.js';

/** Lets the days of ads' runs pass, and has them stand still: what has passed is never given back. */
@Injectable()
export class RunClock {
  constructor(private readonly settings: SettingsService) {}

  /** An ad that the caller has locked was approved: from its first approval on its days are fixed. */
  async approve(manager: EntityManager, id: number): Promise<void> {
    const days = await this.settings.adRunDays(manager);
    await manager.query('UPDATE ads SET run_days = $1 WHERE id = $2 AND run_days IS NULL', [days, id]);
    await manager.query(BEGIN_ONE, [days, id]);
  }

  /** Where nothing else has the ad rest: its owner, a moderator, or that its account is suspended. The caller has locked it. */
  async begin(manager: EntityManager, id: number): Promise<void> {
    await manager.query(BEGIN_ONE, [await this.settings.adRunDays(manager), id]);
  }

  /** The caller has locked the ad. */
  async stop(manager: EntityManager, id: number): Promise<void> {
    await manager.query(STOP_ONE, [id]);
  }

  /** Some of those whose clock has to run and stands. @param userId whose; everybody's if not given. @returns how many */
  async beginSome(manager: EntityManager, userId?: number): Promise<number> {
    return countOf(manager, BEGIN_SOME, [await this.settings.adRunDays(manager), userId ?? null]);
  }

  /** Some of those of suspended accounts whose clock runs. @param userId whose; everybody's if not given. @returns how many */
  stopSomeOfSuspended(manager: EntityManager, userId?: number): Promise<number> {
    return countOf(manager, STOP_SOME_OF_SUSPENDED, [userId ?? null]);
  }

  /** Some of those that are not approved any more, and whose clock runs. @returns how many */
  stopSomeUndecided(manager: EntityManager): Promise<number> {
    return countOf(manager, STOP_SOME_UNDECIDED, []);
  }
}

async function countOf(manager: EntityManager, sql: string, parameters: unknown[]): Promise<number> {
  const [{ count }] = await manager.query<[{ count: number }]>(sql, parameters);
  return count;
}
