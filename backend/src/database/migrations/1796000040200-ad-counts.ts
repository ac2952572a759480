import type { MigrationInterface, QueryRunner } from 'typeorm';
import { indexConcurrently } from '../concurrent-index.js';

const COUNTED = [
  ...['served', 'viewable', 'clicks', 'reach'],
  ...['replayed', 'expired', 'forged', 'robot', 'prefetch', 'owner', 'admin', 'network'],
];

const TABLES = [
  // Without a foreign key: a bundle must not wait for whoever has just locked an ad, and ads are never deleted.
  `CREATE TABLE IF NOT EXISTS "ad_counts" (
    "ad_id" integer NOT NULL,
    "day" date NOT NULL,
    "slot" text NOT NULL,
    ${COUNTED.map((figure) => `"${figure}" integer NOT NULL DEFAULT 0`).join(', ')},
    CONSTRAINT "ad_counts_pkey" PRIMARY KEY ("ad_id", "day", "slot")
  )`,
  `CREATE TABLE IF NOT EXISTS "ad_token_uses" (
    "nonce" bigint NOT NULL,
    "kind" text NOT NULL,
    "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "ad_token_uses_pkey" PRIMARY KEY ("nonce", "kind")
  )`,
  // Neither in a backup nor in archived WAL: what goes at midnight must not stay there.
  `CREATE UNLOGGED TABLE IF NOT EXISTS "ad_network_marks" (
    "day" date NOT NULL,
    "ad_id" integer NOT NULL,
    "mark" bytea NOT NULL,
    "uses" integer NOT NULL DEFAULT 0,
    CONSTRAINT "ad_network_marks_pkey" PRIMARY KEY ("day", "ad_id", "mark")
  )`,
  `CREATE TABLE IF NOT EXISTS "ad_count_bundles" (
    "id" uuid NOT NULL,
    "written_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "ad_count_bundles_pkey" PRIMARY KEY ("id")
  )`,
  `CREATE TABLE IF NOT EXISTS "ad_levels" (
    "day" date NOT NULL,
    "ad_id" integer NOT NULL,
    "shape" text NOT NULL,
    "is_paid" boolean NOT NULL,
    "stretch" text NOT NULL,
    "ahead" integer NOT NULL,
    CONSTRAINT "ad_levels_pkey" PRIMARY KEY ("day", "ad_id", "shape", "is_paid")
  )`,
  `CREATE UNIQUE INDEX IF NOT EXISTS "ad_network_marks_salt" ON "ad_network_marks" ("day") WHERE "ad_id" = 0`,
  `CREATE INDEX IF NOT EXISTS "ad_token_uses_end" ON "ad_token_uses" ("expires_at")`,
  `CREATE INDEX IF NOT EXISTS "ad_count_bundles_age" ON "ad_count_bundles" ("written_at")`,
];

const RUNNING = `status = 'approved' AND running_since IS NOT NULL`;
const PAID = `payment_status IN ('confirmed', 'settled')`;
const UNPAID = `payment_status NOT IN ('confirmed', 'settled')`;
const BANNER = `format IS DISTINCT FROM 'sidebar'`;
const SIDEBAR = `format IS DISTINCT FROM 'banner'`;

/** In which order ads that run are read for places of a shape, those that are paid for and the others. */
const INDEXES = {
  ads_running_paid_banner: `(id) WHERE ${RUNNING} AND ${PAID} AND ${BANNER}`,
  ads_running_paid_sidebar: `(id) WHERE ${RUNNING} AND ${PAID} AND ${SIDEBAR}`,
  ads_running_unpaid_banner: `(id) WHERE ${RUNNING} AND ${UNPAID} AND ${BANNER}`,
  ads_running_unpaid_sidebar: `(id) WHERE ${RUNNING} AND ${UNPAID} AND ${SIDEBAR}`,
};

/** What is counted of ads in their places, and what it takes to count it truly (ADR 0381). Only adds. */
export class AdCounts1796000040200 implements MigrationInterface {
  name = 'AdCounts1796000040200';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statement of TABLES) await queryRunner.query(statement);
    for (const [name, on] of Object.entries(INDEXES)) await indexConcurrently(queryRunner, name, `ads ${on}`);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const name of Object.keys(INDEXES)) await queryRunner.query(`DROP INDEX "${name}"`);
    for (const table of ['ad_levels', 'ad_count_bundles', 'ad_network_marks', 'ad_token_uses', 'ad_counts'])
      await queryRunner.query(`DROP TABLE "${table}"`);
  }
}
