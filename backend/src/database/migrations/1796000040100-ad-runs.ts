import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';
import { indexConcurrently } from '../concurrent-index.js';

const COLUMNS = {
  starts_at: 'TIMESTAMP WITH TIME ZONE',
  run_days: 'integer',
  ran_ms: `bigint NOT NULL DEFAULT '0'`,
  running_since: 'TIMESTAMP WITH TIME ZONE',
  run_ends_at: 'TIMESTAMP WITH TIME ZONE',
  approved_at: 'TIMESTAMP WITH TIME ZONE',
  paused_at: 'TIMESTAMP WITH TIME ZONE',
  withdrawn_at: 'TIMESTAMP WITH TIME ZONE',
  completed_at: 'TIMESTAMP WITH TIME ZONE',
  not_own_project: 'boolean',
};

/** Of each kind there are few at a time, except after this migration: the clock begins all runs there are. */
const INDEXES = {
  ads_run_ends_at: `(run_ends_at) WHERE status = 'approved' AND run_ends_at IS NOT NULL`,
  ads_runs_to_begin: `(user_id, id) WHERE status = 'approved' AND running_since IS NULL AND paused_at IS NULL AND withdrawn_at IS NULL AND completed_at IS NULL`,
  ads_running: `(user_id) WHERE running_since IS NOT NULL`,
  ads_runs_to_stop: `(id) WHERE status <> 'approved' AND running_since IS NOT NULL`,
};

/**
 * An ad runs for so many days (ADR 0380). The version before, which knows of none of this, goes on deciding on ads; what it leaves is put
 * right by the clock. Only adds.
 */
export class AdRuns1796000040100 implements MigrationInterface {
  name = 'AdRuns1796000040100';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    const columns = Object.entries(COLUMNS).map(
      ([name, type]) => `ALTER TABLE "ads" ADD COLUMN IF NOT EXISTS "${name}" ${type}`,
    );
    await withBriefLock(queryRunner, columns);
    for (const [name, on] of Object.entries(INDEXES)) await indexConcurrently(queryRunner, name, `ads ${on}`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const name of Object.keys(COLUMNS).toReversed())
      await queryRunner.query(`ALTER TABLE "ads" DROP COLUMN "${name}"`);
  }
}
