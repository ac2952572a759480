import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endAlarms, raiseAlarm } from '../../chain/alarms/alarms.js';
import { type Backlog, Backlogs } from '../../housekeeping/backlogs.service.js';
import { Housekeeping } from '../../housekeeping/housekeeping.service.js';
import { JobQueue } from '../../queue/job-queue.js';

/** Raises an alarm where something is still kept that people were promised would be gone, and ends it once it is. */
@Injectable()
export class OverduePromisesJob implements OnApplicationBootstrap {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobQueue,
    private readonly housekeeping: Housekeeping,
    private readonly backlogs: Backlogs,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.jobs.register({
      name: 'overdue-promises',
      work: async () => this.look(),
      everyMinute: {},
      byClockAlone: true,
    });
  }

  /** Much may become due at once and long ago, as when an award closes whose end has passed: overdue is what a run leaves. */
  async look(): Promise<void> {
    const promised = this.housekeeping.sweeps.filter(({ isPromised }) => isPromised);
    const found = await this.backlogs.count(promised);
    const left = found.filter(({ rows }) => rows !== 0).map(({ sweep }) => sweep);
    await this.tell(found.filter(({ rows }) => rows === 0));
    try {
      await this.housekeeping.run(left);
    } finally {
      await this.tell(await this.backlogs.count(left));
    }
  }

  /** Of what could not be counted nobody knows anything new. */
  private async tell(backlogs: readonly Backlog[]): Promise<void> {
    const { manager } = this.dataSource;
    const kept = backlogs.filter(({ rows }) => rows === 0).map(({ sweep }) => sweep.name);
    await endAlarms(manager, 'promise_overdue', kept);
    for (const { sweep, rows } of backlogs)
      if (rows) await raiseAlarm(manager, 'promise_overdue', sweep.name, { sweep: sweep.name, rows });
  }
}
