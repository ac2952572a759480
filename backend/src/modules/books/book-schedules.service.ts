import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { FollowedChains } from '../../chain/followed-chains.js';
import { BookSchedule } from './entities/book-schedule.entity.js';

/** Says when the books of each chain are compared with its contracts next. */
@Injectable()
export class BookSchedules {
  constructor(
    private readonly dataSource: DataSource,
    private readonly chains: FollowedChains,
  ) {}

  /** Has the leader of each chain compare its books as soon as it can. */
  async demand(): Promise<void> {
    const rows = this.chains.all.map(({ chainId }) => ({ chainId, dueAt: new Date() }));
    await this.dataSource.manager.upsert(BookSchedule, rows, ['chainId']);
  }

  /** The same, unless that was done within five minutes: several processes may start one after the other. */
  async demandAfterStart(): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO book_schedules (chain_id, due_at) SELECT unnest($1::integer[]), date_trunc('milliseconds', now())
       ON CONFLICT (chain_id) DO UPDATE SET due_at = EXCLUDED.due_at WHERE book_schedules.due_at < now() + interval '55 minutes'`,
      [this.chains.all.map(({ chainId }) => chainId)],
    );
  }

  /** Undefined before anybody asked for it. */
  async dueAt(manager: EntityManager, chainId: number): Promise<Date | undefined> {
    return (await manager.findOneBy(BookSchedule, { chainId }))?.dueAt;
  }

  /** Unless it was asked for meanwhile. */
  async postpone(manager: EntityManager, chainId: number, dueAt: Date, byMs: number): Promise<void> {
    await manager.update(BookSchedule, { chainId, dueAt }, { dueAt: new Date(Date.now() + byMs) });
  }
}
