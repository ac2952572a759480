import type { MigrationInterface, QueryRunner } from 'typeorm';

/** No table here gets this far by itself: half of what an id can be. */
const FAR = 2 ** 30;

/** Ids follow no contract any more; contracts that are known were read before anything got an id. */
export class UnnamedIds1796000007100 implements MigrationInterface {
  name = 'UnnamedIds1796000007100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE chain_deployments ADD COLUMN past_read boolean NOT NULL DEFAULT true');
    await runner.query(
      'CREATE INDEX chain_deployments_unread ON chain_deployments (name) WHERE NOT past_read',
    );
    for (const table of ['ads', 'nft_badges']) await runner.query(takenBack(table));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX chain_deployments_unread');
    await runner.query('ALTER TABLE chain_deployments DROP COLUMN past_read');
  }
}

/** A sequence that some event drove to its end goes on after the newest row from before. */
const takenBack = (table: string): string => `
  SELECT setval('${table}_id_seq', (SELECT coalesce(max(id), 0) + 1 FROM ${table} WHERE id < ${FAR}), false)
  FROM ${table}_id_seq WHERE last_value >= ${FAR}`;
