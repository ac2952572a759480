import type { QueryRunner } from 'typeorm';
import { migrations } from '../../src/database/migrations/index.js';
import { faultsOf } from '../support/additive.js';

/** Up to here a version and the schema came together; what is added since lets the version before go on working (ADR 0336). */
const LAST_OF_BEFORE = 1795460700000;

const since = migrations.filter(({ name }) => Number(/\d{13}$/.exec(name)?.[0]) > LAST_OF_BEFORE);

describe('migrations since the first version that goes on working beside the next', () => {
  it.each(since.map((Migration) => [Migration.name, new Migration()] as const))(
    '%s only adds',
    async (_name, migration) => {
      expect(faultsOf(await statementsOf(migration))).toEqual([]);
    },
  );

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
