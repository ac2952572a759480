import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the leader of a chain knows, for processes that do no such work themselves. Only adds. */
export class LeaderReports1796000008400 implements MigrationInterface {
  name = 'LeaderReports1796000008400';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "leader_reports" (
        "chain_id" integer NOT NULL,
        "pid" integer NOT NULL,
        "is_failing" boolean NOT NULL,
        "problems" jsonb NOT NULL,
        CONSTRAINT "PK_leader_reports" PRIMARY KEY ("chain_id")
      )
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "leader_reports"');
  }
}
