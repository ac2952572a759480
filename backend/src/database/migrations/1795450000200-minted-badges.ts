import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Minted badges are counted in an index, not in the table. */
export class MintedBadges1795450000200 implements MigrationInterface {
  name = 'MintedBadges1795450000200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX nft_badges_minted ON nft_badges (id) WHERE token_id IS NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX nft_badges_minted');
  }
}
