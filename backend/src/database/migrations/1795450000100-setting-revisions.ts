import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A save of a setting names the revision on which it is based, so that nobody undoes another's change unseen. */
export class SettingRevisions1795450000100 implements MigrationInterface {
  name = 'SettingRevisions1795450000100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings ADD revision integer NOT NULL DEFAULT 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE settings DROP COLUMN revision');
  }
}
