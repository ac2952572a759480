import { Global, Logger, Module } from '@nestjs/common';
import { PgBoss } from 'pg-boss';
import { DataSource } from 'typeorm';
import { askPool, pgPool } from '../common/pg-pool.js';
import { JobQueue } from './job-queue.js';

/** pg-boss on the shared pool: jobs live in PostgreSQL, so that a crash loses none. */
function createBoss(dataSource: DataSource): PgBoss {
  const pool = pgPool(dataSource);
  const boss = new PgBoss({
    db: { executeSql: async (text, values) => askPool(pool, text, values) },
    // What a killed process was working on is taken up again soon after its heartbeat is missed; the default is a minute.
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 15,
  });
  const logger = new Logger('Queue');
  boss.on('error', (error) => logger.error({ err: error }, 'The job queue failed'));
  return boss;
}

@Global()
@Module({
  providers: [{ provide: PgBoss, inject: [DataSource], useFactory: createBoss }, JobQueue],
  exports: [JobQueue],
})
export class QueueModule {}
