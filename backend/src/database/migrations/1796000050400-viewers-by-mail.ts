import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';
import { indexConcurrently } from '../concurrent-index.js';

const COLUMNS = {
  language: 'text',
  asked_at: 'TIMESTAMP WITH TIME ZONE',
  confirmed_at: 'TIMESTAMP WITH TIME ZONE',
  unsubscribed_at: 'TIMESTAMP WITH TIME ZONE',
  mailed_at: 'TIMESTAMP WITH TIME ZONE',
};

const TABLES = [
  `CREATE TABLE IF NOT EXISTS "viewer_choices" (
    "participant_id" integer NOT NULL,
    "viewer_id" integer NOT NULL,
    CONSTRAINT "viewer_choices_pkey" PRIMARY KEY ("participant_id", "viewer_id")
  )`,
  `CREATE TABLE IF NOT EXISTS "viewer_notices" (
    "viewer_id" integer NOT NULL,
    "source" text NOT NULL,
    "participant_id" integer,
    "news" jsonb NOT NULL,
    "due_at" TIMESTAMP WITH TIME ZONE,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "viewer_notices_pkey" PRIMARY KEY ("viewer_id", "source")
  )`,
  'CREATE INDEX IF NOT EXISTS "viewer_choices_viewer" ON "viewer_choices" ("viewer_id")',
  'CREATE INDEX IF NOT EXISTS "viewer_notices_due" ON "viewer_notices" ("due_at") WHERE due_at IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS "viewer_notices_age" ON "viewer_notices" ("created_at")',
  'CREATE INDEX IF NOT EXISTS "viewer_notices_participant" ON "viewer_notices" ("participant_id")',
];

const REFERENCES = [
  ['viewer_choices', 'participant_id', 'participants'],
  ['viewer_choices', 'viewer_id', 'viewers'],
  ['viewer_notices', 'participant_id', 'participants'],
  ['viewer_notices', 'viewer_id', 'viewers'],
] as const;

/** Those whose own joining asked whether the address is theirs and who have not said so; viewers of before, whose language nobody knows, stay whoever joins with their address. */
const UNCONFIRMED = `viewers (asked_at) WHERE asked_at IS NOT NULL AND confirmed_at IS NULL AND user_id IS NULL AND language IS NOT NULL`;

/** All who are written to: a slice of them is read in the order of their ids, among many more who never confirmed. */
const CONFIRMED = `viewers (id) WHERE confirmed_at IS NOT NULL AND unsubscribed_at IS NULL`;

/** What viewers without an account confirmed, chose and are to be told (ADR 0385). Only adds; one table that is in use after the other. */
export class ViewersByMail1796000050400 implements MigrationInterface {
  name = 'ViewersByMail1796000050400';

  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    const columns = Object.entries(COLUMNS).map(
      ([name, type]) => `ADD COLUMN IF NOT EXISTS "${name}" ${type}`,
    );
    await withBriefLock(queryRunner, [`ALTER TABLE "viewers" ${columns.join(', ')}`]);
    for (const statement of TABLES) await queryRunner.query(statement);
    for (const reference of REFERENCES) await withBriefLock(queryRunner, referenceOf(reference));
    await indexConcurrently(queryRunner, 'viewers_unconfirmed', UNCONFIRMED);
    await indexConcurrently(queryRunner, 'viewers_confirmed', CONFIRMED);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('DROP TABLE "viewer_notices"');
    await queryRunner.query('DROP TABLE "viewer_choices"');
    await queryRunner.query('DROP INDEX "viewers_confirmed"');
    await queryRunner.query('DROP INDEX "viewers_unconfirmed"');
    for (const name of Object.keys(COLUMNS))
      await withBriefLock(queryRunner, [`ALTER TABLE "viewers" DROP COLUMN "${name}"`]);
  }
}

function referenceOf([table, column, other]: (typeof REFERENCES)[number]): string[] {
  const name = `${table}_${column}_fkey`;
  return [
    `ALTER TABLE "${table}" DROP CONSTRAINT IF EXISTS "${name}"`,
    `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" FOREIGN KEY ("${column}") REFERENCES "${other}"("id") ON DELETE CASCADE`,
  ];
}
