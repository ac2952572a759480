import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the nodes of a chain called final last, for when they do not say it any more. */
export class ChainFinality1796000007200 implements MigrationInterface {
  name = 'ChainFinality1796000007200';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(
      `CREATE TABLE "chain_finality" (
         "chain_id" integer NOT NULL, "block" integer NOT NULL,
         CONSTRAINT "chain_finality_pkey" PRIMARY KEY ("chain_id")
       )`,
    );
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "chain_finality"');
  }
}
