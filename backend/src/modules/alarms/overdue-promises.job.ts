import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { endAlarm, raiseAlarm } from '../../chain/alarms/alarms.js';
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
    for (const { sweep, rows } of await this.backlogs.count(promised)) {
      const { manager } = this.dataSource;
      if (rows === 0) await endAlarm(manager, 'promise_overdue', sweep.name);
      else if (rows !== undefined)
        await raiseAlarm(manager, 'promise_overdue', sweep.name, { sweep: sweep.name, rows });
    }
  }
}
