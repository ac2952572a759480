import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endAlarms, raiseAlarm } from '../../chain/alarms/alarms.js';
import { Backlogs } from '../../housekeeping/backlogs.service.js';
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
    await this.jobs.register({ name: 'overdue-promises', work: async () => this.look(), everyMinute: {} });
  }

  /** Of what could not be counted nobody knows anything new. */
  async look(): Promise<void> {
    const promised = this.housekeeping.sweeps.filter(({ isPromised }) => isPromised);
    const { manager } = this.dataSource;
    const backlogs = await this.backlogs.count(promised);
    const kept = backlogs.filter(({ rows }) => rows === 0).map(({ sweep }) => sweep.name);
    await endAlarms(manager, 'promise_overdue', kept);
    for (const { sweep, rows } of backlogs)
      if (rows) await raiseAlarm(manager, 'promise_overdue', sweep.name, { sweep: sweep.name, rows });
  }
}
