import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which proofs of work were used. Only adds, so that the version before goes on working. */
export class SpentAltchas1796000005500 implements MigrationInterface {
  name = 'SpentAltchas1796000005500';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      CREATE TABLE "spent_altchas" (
        "nonce" text NOT NULL,
        "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        CONSTRAINT "spent_altchas_pkey" PRIMARY KEY ("nonce")
      )
    `);
    await queryRunner.query('CREATE INDEX "spent_altchas_end" ON "spent_altchas" ("expires_at")');
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "spent_altchas"');
  }
}
