import type { QueryRunner } from 'typeorm';
import { SeasonKeys1796000050110 } from '../../src/database/migrations/1796000050110-season-keys.js';
import { BadgeKeys1796000050510 } from '../../src/database/migrations/1796000050510-badge-keys.js';
import { migrations } from '../../src/database/migrations/index.js';
import { faultsOf } from '../support/additive.js';

/** Up to here a version and the schema came together; what is added since lets the version before go on working (ADR 0336). */
const LAST_OF_BEFORE = 1795460700000;

/** What is unique there becomes unique within a season, which the version before may meet until a second one is planned (ADR 0383). */
const KEYS_OF_SEASONS = [
  ...['REL_1427a77e06023c250ed3794a1b', 'participants_user_id_key'],
  ...['participants_order_key', 'participants_invited_as_key', 'awards_kind_key'],
  ...['PK_d5e20cdd04132b733573944ec9d', 'judges_pkey'],
];

const since = migrations.filter(
  (migration) =>
    Number(/\d{13}$/.exec(migration.name)?.[0]) > LAST_OF_BEFORE &&
    migration !== SeasonKeys1796000050110 &&
    migration !== BadgeKeys1796000050510,
);

describe('migrations since the first version that goes on working beside the next', () => {
  it.each(since.map((Migration) => [Migration.name, new Migration()] as const))(
    '%s only adds',
    async (_name, migration) => {
      expect(faultsOf(await statementsOf(migration))).toEqual([]);
    },
  );

  it('are excepted where they make keys of a season of those over all seasons, and touch nothing else', async () => {
    const statements = await statementsOf(new SeasonKeys1796000050110());
    const named = statements.flatMap((text) => [
      ...text.matchAll(/(?:CONSTRAINT|INDEX)(?: IF EXISTS)? "(\w+)"/g),
    ]);
    expect(new Set(named.map(([, name]) => name))).toEqual(new Set(KEYS_OF_SEASONS));
    expect(statements.join()).not.toMatch(/COLUMN|\bTABLE "(?!participants|judges)|DELETE|UPDATE/);
  });

  it('are excepted where an account gets a badge of each season, of which the version before goes on making those of the first', async () => {
    const statements = await statementsOf(new BadgeKeys1796000050510());
    const keys = statements.flatMap((text) => text.split(';\n')).filter((text) => text.includes('INDEX'));
    expect(keys).toEqual([
      'CREATE UNIQUE INDEX CONCURRENTLY IF NOT EXISTS "nft_badges_user_id_next" ON "nft_badges" ("user_id", "season")',
      'DROP INDEX IF EXISTS "nft_badges_user_id_key"',
      'ALTER INDEX "nft_badges_user_id_next" RENAME TO "nft_badges_user_id_key"',
    ]);
    expect(statements.join()).not.toMatch(/\bTABLE\b|COLUMN|CONSTRAINT|DELETE|UPDATE/);
  });

  it.each([
    'DROP TABLE "ads"',
    'ALTER TABLE "ads" DROP COLUMN "title"',
    'ALTER TABLE "ads" RENAME COLUMN "title" TO "heading"',
    'ALTER TABLE "ads" ADD "colour" text NOT NULL',
    'ALTER TABLE "ads" ADD "a" integer NOT NULL DEFAULT 0, ADD "b" text NOT NULL',
    'ALTER TABLE "ads" ALTER COLUMN "title" SET NOT NULL',
    'ALTER TABLE "ads" ALTER COLUMN "title" TYPE integer',
    'ALTER TABLE "ads" ADD CONSTRAINT "ads_title_check" CHECK (length("title") < 5)',
    'CREATE UNIQUE INDEX "ads_title" ON "ads" ("title")',
  ])('would be refused: %s', (statement) => {
    expect(faultsOf([statement])).not.toEqual([]);
  });

  it.each([
    'CREATE TABLE "colours" ("id" integer NOT NULL, "name" text NOT NULL)',
    'ALTER TABLE "ads" ADD "colour" text',
    `ALTER TABLE "ads" ADD COLUMN "colour" text NOT NULL DEFAULT 'red, dropped'`,
    'CREATE INDEX "ads_title" ON "ads" ("title")',
  ])('may come: %s', (statement) => {
    expect(faultsOf([statement])).toEqual([]);
  });

  it('may keep what is new unique: who does not know of it leaves it empty', () => {
    const column = 'ALTER TABLE "ads" ADD "colour" text';
    const index = 'CREATE UNIQUE INDEX "ads_colour" ON "ads" ("colour")';
    expect(faultsOf([column, index])).toEqual([]);
    expect(
      faultsOf(['CREATE TABLE "hues" ("id" integer)', 'CREATE UNIQUE INDEX "hues_id" ON "hues" ("id")']),
    ).toEqual([]);
  });
});

/** What a migration asks the database to do. */
async function statementsOf(migration: InstanceType<(typeof migrations)[number]>): Promise<string[]> {
  const asked: string[] = [];
  const recorder = { query: async (text: string) => (asked.push(text), Promise.resolve([])) };
  await migration.up(recorder as unknown as QueryRunner);
  return asked;
}
