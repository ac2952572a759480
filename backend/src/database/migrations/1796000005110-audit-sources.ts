import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the audit say from which session and network something was done; older ones do not know. */
export class AuditSources1796000005110 implements MigrationInterface {
  name = 'AuditSources1796000005110';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "audit_entries" ADD "session" text, ADD "network" text');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "audit_entries" DROP COLUMN "network", DROP COLUMN "session"');
  }
}
