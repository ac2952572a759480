import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
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
}
