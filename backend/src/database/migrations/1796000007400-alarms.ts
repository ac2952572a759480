import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What an administrator has to look at. Events that are stored already are not judged, nor are those of blocks that the version before
 * had read; so an upgrade raises nothing, and what happens while the site is off for it is judged. Only adds.
 */
export class Alarms1796000007400 implements MigrationInterface {
  name = 'Alarms1796000007400';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "alarms" (
        "id" SERIAL NOT NULL,
        "code" text NOT NULL,
        "key" text NOT NULL,
        "params" jsonb NOT NULL,
        "since" timestamptz NOT NULL DEFAULT now(),
        "ended_at" timestamptz,
        CONSTRAINT "alarms_pkey" PRIMARY KEY ("id"),
        CONSTRAINT "alarms_key" UNIQUE ("code", "key")
      )
    `);
    await queryRunner.query('CREATE INDEX "alarms_open" ON "alarms" ("since", "id") WHERE ended_at IS NULL');
    await queryRunner.query('ALTER TABLE "chain_events" ADD "judged" boolean NOT NULL DEFAULT true');
    await queryRunner.query('ALTER TABLE "chain_events" ALTER "judged" SET DEFAULT false');
    await queryRunner.query(
      'CREATE INDEX "chain_events_unjudged" ON "chain_events" ("chain_id") WHERE NOT judged',
    );
    await queryRunner.query(
      'ALTER TABLE "chain_deployments" ADD "acts_judged_since" timestamptz NOT NULL DEFAULT now()',
    );
    await queryRunner.query(`
      UPDATE chain_deployments deployment SET acts_judged_since = head.block_time + interval '1 second'
      FROM chain_heads head WHERE head.chain_id = deployment.chain_id
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "chain_deployments" DROP COLUMN "acts_judged_since"');
    await queryRunner.query('DROP INDEX "chain_events_unjudged"');
    await queryRunner.query('ALTER TABLE "chain_events" DROP COLUMN "judged"');
    await queryRunner.query('DROP TABLE "alarms"');
  }
}
