import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/**
 * What was unique becomes unique within a season: an account's place and its number, the invitation by which it was taken, an award of a kind, and
 * an account's task as a judge. These are the exceptions to migrations that only add (ADR 0383): the version before works on for as long as no second
 * season is planned, and would then take one season's rows for another's.
 */
export class SeasonKeys1796000050110 implements MigrationInterface {
  name = 'SeasonKeys1796000050110';

  /** Each table by itself, as votes hold some of them while they wait for others. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const statements of Object.values(WITHIN_A_SEASON)) await withBriefLock(queryRunner, statements);
  }

  /** Only while there is one season: of several, nothing is unique over all. */
  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(REFUSE_SEVERAL);
    for (const statements of Object.values(OVER_ALL)) await withBriefLock(queryRunner, statements);
  }
}

const REFUSE_SEVERAL = `
  DO $$ BEGIN
    IF (SELECT count(*) FROM seasons) > 1 THEN
      RAISE EXCEPTION 'There is more than one season: the schema of one alone cannot hold them';
    END IF;
  END $$`;

const unique = (name: string, table: string, columns: string): string[] => [
  `DROP INDEX IF EXISTS "${name}"`,
  `CREATE UNIQUE INDEX "${name}" ON "${table}" (${columns})`,
];

const primary = (columns: string, before: string, name: string): string[] => [
  `ALTER TABLE "judges" DROP CONSTRAINT IF EXISTS "${before}"`,
  `ALTER TABLE "judges" DROP CONSTRAINT IF EXISTS "${name}"`,
  `ALTER TABLE "judges" ADD CONSTRAINT "${name}" PRIMARY KEY (${columns})`,
];

const order = (columns: string): string[] => [
  'ALTER TABLE "participants" DROP CONSTRAINT IF EXISTS "participants_order_key"',
  `ALTER TABLE "participants" ADD CONSTRAINT "participants_order_key"
   EXCLUDE USING btree (${columns}) WHERE (is_active) DEFERRABLE INITIALLY DEFERRED`,
];

/** Of the first version. */
const USER_BEFORE = 'REL_1427a77e06023c250ed3794a1b';
const JUDGE_BEFORE = 'PK_d5e20cdd04132b733573944ec9d';

const WITHIN_A_SEASON = {
  participants: [
    `ALTER TABLE "participants" DROP CONSTRAINT IF EXISTS "${USER_BEFORE}"`,
    ...unique('participants_user_id_key', 'participants', '"user_id", "season"'),
    ...order('"season" WITH =, "order" WITH ='),
    ...unique('participants_invited_as_key', 'participants', '"invited_as", "season"'),
  ],
  awards: unique('awards_kind_key', 'awards', '"kind", "season"'),
  judges: primary('"user_id", "season"', JUDGE_BEFORE, 'judges_pkey'),
};

const OVER_ALL = {
  judges: primary('"user_id"', 'judges_pkey', JUDGE_BEFORE),
  awards: unique('awards_kind_key', 'awards', '"kind"'),
  participants: [
    ...unique('participants_invited_as_key', 'participants', '"invited_as"'),
    ...order('"order" WITH ='),
    'DROP INDEX IF EXISTS "participants_user_id_key"',
    `ALTER TABLE "participants" DROP CONSTRAINT IF EXISTS "${USER_BEFORE}"`,
    `ALTER TABLE "participants" ADD CONSTRAINT "${USER_BEFORE}" UNIQUE ("user_id")`,
  ],
};
