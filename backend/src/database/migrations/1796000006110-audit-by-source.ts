import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was done in a session, or came from a network, is looked for in an audit that grows. */
export class AuditBySource1796000006110 implements MigrationInterface {
  name = 'AuditBySource1796000006110';

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const source of ['session', 'network'])
      await queryRunner.query(
        `CREATE INDEX "audit_entries_${source}" ON "audit_entries" ("${source}", "id") WHERE ${source} IS NOT NULL`,
      );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "audit_entries_network"');
    await queryRunner.query('DROP INDEX "audit_entries_session"');
  }
}
