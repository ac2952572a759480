import { Global, Logger, Module } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { askPool, pgPool } from '../common/pg-pool.js';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { worksInBackground } from '../config/roles.js';
import { DueJobs } from './due-jobs.js';
import { jobNotices } from './job-notices.js';
import { JobQueue } from './job-queue.js';
import { LostJobs } from './lost-jobs.js';

/** pg-boss on the shared pool: jobs live in PostgreSQL, so that a crash loses none. Processes that do not work on them only add some. */
function createBoss(dataSource: DataSource, config: AppConfig): PgBoss {
  const pool = pgPool(dataSource);
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => askPool(pool, text, values),
      listen: jobNotices(config.databaseUrl),
    },
    useListenNotify: worksInBackground(config),
    supervise: worksInBackground(config),
    schedule: worksInBackground(config),
    // Figures and old jobs can wait; what a killed process was working on cannot, for which LostJobs asks at any time.
    superviseIntervalSeconds: 60,
    monitorIntervalSeconds: 1,
    // Each of these is a question to the database, whether or not there is anything to do: jobs here do not wait for one another, are
    // few enough for their indexes to stay small, and PostgreSQL's vacuum is its operator's.
    flowIntervalSeconds: 3_600,
    monitorVacuum: false,
    reindex: false,
    cronWorkerIntervalSeconds: 15,
  });
  const logger = new Logger('Queue');
  boss.on('error', (error) => logger.error({ err: error }, 'The job queue failed'));
  return boss;
}

@Global()
@Module({
  providers: [
    { provide: PgBoss, inject: [DataSource, APP_CONFIG], useFactory: createBoss },
    DueJobs,
    LostJobs,
    JobQueue,
  ],
  exports: [JobQueue],
})
export class QueueModule {}
