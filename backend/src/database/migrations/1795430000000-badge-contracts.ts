import type { MigrationInterface, QueryRunner } from 'typeorm';

/** There may be several contracts of badges and registries of roots: what was decided for one of them stays there. */
export class BadgeContracts1795430000000 implements MigrationInterface {
  name = 'BadgeContracts1795430000000';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      ALTER TABLE "nft_badges"
        ADD COLUMN "mint_contract" text,
        ADD COLUMN "revoked" boolean NOT NULL DEFAULT false,
        ADD COLUMN "attempted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now()
    `);
    await queryRunner.query('ALTER TABLE "vote_months" ADD COLUMN "registry" text');
    await this.takeOverDecisions(queryRunner);
    await queryRunner.query(`
      CREATE INDEX "nft_badges_due" ON "nft_badges" ("attempted_at", "id")
      WHERE mint_to IS NOT NULL AND token_id IS NULL
        OR holder IS NOT NULL AND chain_type <> CASE badge_type
          WHEN 'supporter' THEN 1 WHEN 'participant' THEN 2 ELSE 3 END
    `);
    await queryRunner.query('CREATE INDEX "nft_badges_holder" ON "nft_badges" (lower(holder))');
    await queryRunner.query('CREATE INDEX "nft_badges_mint_to" ON "nft_badges" (lower(mint_to))');
    await queryRunner.query(
      'CREATE INDEX "users_username_beginning" ON "users" (lower(username) text_pattern_ops)',
    );
    // What is told of them now goes beyond what was made of them before.
    await queryRunner.query(`
      UPDATE chain_events SET folded = false
      WHERE name IN ('Transfer', 'BadgeRevoked', 'RootPublished') AND subject IS NOT NULL
    `);
  }

  /** Where the operator has signed for a contract, that is the one. */
  private async takeOverDecisions(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      UPDATE nft_badges badge SET mint_contract = split_part(sent.intent, ':', 2)
      FROM operator_transactions sent
      WHERE sent.status <> 'failed' AND sent.intent LIKE 'badge-mint:%'
        AND split_part(sent.intent, ':', 3) = badge.id::text AND badge.mint_to IS NOT NULL
    `);
    await queryRunner.query(`
      UPDATE vote_months fixed SET registry = split_part(sent.intent, ':', 2)
      FROM operator_transactions sent
      WHERE sent.status <> 'failed' AND sent.intent LIKE 'vote-root:%'
        AND split_part(sent.intent, ':', 3) = fixed.month
    `);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP INDEX "users_username_beginning"');
    for (const index of ['mint_to', 'holder', 'due'])
      await queryRunner.query(`DROP INDEX "nft_badges_${index}"`);
    await queryRunner.query('ALTER TABLE "vote_months" DROP COLUMN "registry"');
    await queryRunner.query(`
      ALTER TABLE "nft_badges" DROP COLUMN "mint_contract", DROP COLUMN "revoked", DROP COLUMN "attempted_at"
    `);
  }
}
