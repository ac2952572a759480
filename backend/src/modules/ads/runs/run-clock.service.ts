import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { SettingsService } from '../../settings/settings.service.js';
import type { Ad } from '../entities/ad.entity.js';
import {
  APPROVE_ONE,
  BEGIN_ONE,
  BEGIN_SOME,
  END_ONE,
  STOP_ONE,
  STOP_SOME_OF_SUSPENDED,
  STOP_SOME_UNDECIDED,
  TIME,
} from './ad-runs.sql.js';
import { isOver } from './run-state.js';

/** Lets the days of ads' runs pass, and has them stand still: what has passed is never given back. */
@Injectable()
export class RunClock {
  constructor(private readonly settings: SettingsService) {}

  /** Days of an ad that is submitted now: they are what it is paid for, whatever becomes of the setting. */
  daysToSell(manager: EntityManager): Promise<number> {
    return this.settings.adRunDays(manager);
  }

  /** Whether nothing becomes of an ad any more that the caller has locked, by the database's time, as the clock has it. */
  async isOver(manager: EntityManager, ad: Ad): Promise<boolean> {
    const [time] = await manager.query<[{ now: Date }]>(TIME);
    return isOver(ad, time.now);
  }

  /** An ad that the caller has locked was approved. */
  async approve(manager: EntityManager, id: number): Promise<void> {
    const days = await this.settings.adRunDays(manager);
    await manager.query(APPROVE_ONE, [days, id]);
    await manager.query(BEGIN_ONE, [days, id]);
  }

  /** Where nothing else has the ad rest: its owner, a moderator, or that its account is suspended. The caller has locked it. */
  async begin(manager: EntityManager, id: number): Promise<void> {
    await manager.query(BEGIN_ONE, [await this.settings.adRunDays(manager), id]);
  }

  /** The caller has locked the ad, and has not changed its status yet. */
  async stop(manager: EntityManager, id: number): Promise<void> {
    await manager.query(STOP_ONE, [id]);
  }

  /** As the clock would in its next round, of an ad that the caller has locked and whose days are over. */
  async end(manager: EntityManager, id: number): Promise<void> {
    await manager.query(END_ONE, [id]);
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
