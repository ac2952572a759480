import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';

/**
 * The challenge has many seasons, and what there is so far is the first (ADR 0383). Settings of the specification that are a season's and the
 * seasons' own columns say the same, whichever of them is written, so that the version before goes on beside this one. Only adds.
 */
export class Seasons1796000050100 implements MigrationInterface {
  name = 'Seasons1796000050100';

  /** Each table by itself, as votes hold some of them while they wait for others. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(SEASONS);
    for (const statement of [CURRENT, APPLYING, OF_MONTH, OPEN_MONTH, INSTANT])
      await queryRunner.query(statement);
    for (const statement of [KEEP_SETTINGS, KEEP_SEASONS, FORGET, HIDE]) await queryRunner.query(statement);
    // What is written meanwhile waits, and is followed by the triggers.
    await withBriefLock(queryRunner, [HOLD_SETTINGS, FIRST_SEASON, ...SETTINGS_TRIGGERS]);
    await withBriefLock(queryRunner, [...SEASONS_TRIGGERS, ...TOLD]);
    for (const statements of [PARTICIPANTS, AWARDS, JUDGES, EVENTS])
      await withBriefLock(queryRunner, statements);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    // Before the column that it reads: events are told meanwhile.
    await withBriefLock(queryRunner, ['DROP TRIGGER IF EXISTS hidden_participants ON site_events']);
    await queryRunner.query('DROP FUNCTION IF EXISTS hide_participants()');
    for (const statements of BEFORE) await withBriefLock(queryRunner, statements);
    await withBriefLock(queryRunner, [
      'DROP TRIGGER IF EXISTS season_follows ON settings',
      'DROP TRIGGER IF EXISTS season_forgets ON settings',
    ]);
    await queryRunner.query('DROP TABLE seasons');
    await queryRunner.query('DROP FUNCTION season_forgets_settings()');
    for (const name of ['season_follows_setting()', 'settings_follow_season()', 'instant_of(text)'])
      await queryRunner.query(`DROP FUNCTION ${name}`);
    for (const name of [
      'vote_month_is_open(text, integer)',
      'season_of_month(text)',
      'applying_season()',
      'current_season()',
    ])
      await queryRunner.query(`DROP FUNCTION ${name}`);
  }
}

const MOMENT = 'TIMESTAMP WITH TIME ZONE';

const SEASONS = `
  CREATE TABLE IF NOT EXISTS "seasons" (
    "number" integer NOT NULL,
    "name" text NOT NULL,
    "applications_from" ${MOMENT},
    "applications_to" ${MOMENT},
    "starts_at" ${MOMENT},
    "ends_at" ${MOMENT},
    "review_at" ${MOMENT},
    "ceremony_at" ${MOMENT},
    "places" integer NOT NULL DEFAULT 9,
    "whitelist" text NOT NULL DEFAULT '',
    "revision" integer NOT NULL DEFAULT 1,
    "applications_opened_at" ${MOMENT},
    "applications_closed_at" ${MOMENT},
    "shown_early_at" ${MOMENT},
    "begun_at" ${MOMENT},
    "ended_at" ${MOMENT},
    "closed_at" ${MOMENT},
    "created_at" ${MOMENT} NOT NULL DEFAULT now(),
    CONSTRAINT "seasons_pkey" PRIMARY KEY ("number")
  )`;

/** The newest that has begun, else the first. */
const CURRENT = `
  CREATE OR REPLACE FUNCTION current_season() RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce(max(number) FILTER (WHERE begun_at IS NOT NULL), min(number)) FROM seasons
  $$`;

/** The newest whose applications are open, else the current one: never one before it, nor one that is over. */
const APPLYING = `
  CREATE OR REPLACE FUNCTION applying_season() RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce(
      (SELECT max(number) FROM seasons
       WHERE applications_opened_at IS NOT NULL AND applications_closed_at IS NULL AND closed_at IS NULL
         AND number >= current_season() AND ended_at IS NULL),
      current_season())
  $$`;

/** The season that a calendar month (YYYY-MM, UTC) belongs to: the newest that starts in it or before, else the first. */
const OF_MONTH = `
  CREATE OR REPLACE FUNCTION season_of_month(month text) RETURNS integer LANGUAGE sql STABLE AS $$
    SELECT coalesce(
      max(number) FILTER (WHERE to_char(starts_at AT TIME ZONE 'UTC', 'YYYY-MM') <= month), min(number))
    FROM seasons
  $$`;

/** Whose month it is as well: looked at once the lock is held, by a statement of its own, which sees what was committed before. */
const OPEN_MONTH = `
  CREATE OR REPLACE FUNCTION vote_month_is_open(asked text, of_season integer) RETURNS boolean LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT vote_month_is_open(asked) THEN
      RETURN false;
    END IF;
    RETURN season_of_month(asked) = of_season;
  END $$`;

/** Null for what is no instant. */
const INSTANT = `
  CREATE OR REPLACE FUNCTION instant_of(said text) RETURNS timestamptz LANGUAGE plpgsql STABLE AS $$
  BEGIN
    RETURN nullif(said, '')::timestamptz;
  EXCEPTION WHEN data_exception THEN
    RETURN NULL;
  END $$`;

const valueOf = (key: string): string => `(SELECT value FROM settings WHERE key = '${key}')`;

const HOLD_SETTINGS = 'LOCK TABLE settings IN SHARE ROW EXCLUSIVE MODE';

/** Its applications are open, as they always were. Where it was made before, it says what the settings say now, as long as it is alone. */
const FIRST_SEASON = `
  INSERT INTO seasons (number, name, starts_at, ends_at, places, whitelist, applications_opened_at, begun_at)
  SELECT 1, 'Season 1', start.instant, instant_of(${valueOf('challengeEndDate')}),
    coalesce(substring(${valueOf('maxParticipants')} from '^[0-9]{1,3}$')::integer, 9),
    coalesce(${valueOf('participantWhitelist')}, ''), now(), CASE WHEN start.instant <= now() THEN start.instant END
  FROM (SELECT instant_of(${valueOf('challengeStartDate')}) AS instant) start
  ON CONFLICT (number) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at,
    places = excluded.places, whitelist = excluded.whitelist
  WHERE NOT EXISTS (SELECT FROM seasons WHERE number > 1)`;

/** A setting of the specification that is a season's is written into the season that it means. */
const KEEP_SEASONS = `
  CREATE OR REPLACE FUNCTION season_follows_setting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.key = 'challengeStartDate' THEN
      UPDATE seasons SET starts_at = instant_of(NEW.value), revision = revision + 1
      WHERE number = current_season() AND starts_at IS DISTINCT FROM instant_of(NEW.value);
    ELSIF NEW.key = 'challengeEndDate' THEN
      UPDATE seasons SET ends_at = instant_of(NEW.value), revision = revision + 1
      WHERE number = current_season() AND ends_at IS DISTINCT FROM instant_of(NEW.value);
    ELSIF NEW.key = 'maxParticipants' AND NEW.value ~ '^[0-9]{1,3}$' THEN
      UPDATE seasons SET places = NEW.value::integer, revision = revision + 1
      WHERE number = applying_season() AND places <> NEW.value::integer;
    ELSIF NEW.key = 'participantWhitelist' THEN
      UPDATE seasons SET whitelist = NEW.value, revision = revision + 1
      WHERE number = applying_season() AND whitelist <> NEW.value;
    END IF;
    RETURN NULL;
  END $$`;

/** And the other way round, also where another season is meant from now on: whoever saves what was said of the one before is told. */
const KEEP_SETTINGS = `
  CREATE OR REPLACE FUNCTION settings_follow_season() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    present record;
    applied record;
  BEGIN
    SELECT * INTO present FROM seasons WHERE number = current_season();
    SELECT * INTO applied FROM seasons WHERE number = applying_season();
    INSERT INTO settings AS kept (key, value)
    SELECT key, value FROM (VALUES
      ('challengeStartDate', coalesce(to_char(present.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), ''), ''),
      ('challengeEndDate', to_char(present.ends_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), NULL),
      ('maxParticipants', applied.places::text, '9'),
      ('participantWhitelist', applied.whitelist, '')
    ) said (key, value, otherwise)
    WHERE value IS NOT NULL AND (value IS DISTINCT FROM otherwise OR EXISTS (SELECT FROM settings own WHERE own.key = said.key))
    ORDER BY key
    ON CONFLICT (key) DO UPDATE SET value = excluded.value, revision = kept.revision + 1
    WHERE kept.value <> excluded.value AND (kept.key IN ('maxParticipants', 'participantWhitelist')
      OR instant_of(kept.value) IS DISTINCT FROM instant_of(excluded.value));
    RETURN NULL;
  END $$`;

/** Of who takes part in a season that has not begun only they themselves hear. */
const HIDE = `
  CREATE OR REPLACE FUNCTION hide_participants() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    SELECT user_id INTO NEW.user_id FROM participants
    WHERE id = (NEW.data->>'participantId')::integer AND NOT is_public;
    RETURN NEW;
  END $$`;

const EVENTS = [
  `CREATE OR REPLACE TRIGGER hidden_participants BEFORE INSERT ON site_events FOR EACH ROW
   WHEN (NEW.user_id IS NULL AND NEW.data ? 'participantId') EXECUTE FUNCTION hide_participants()`,
];

const missing = (key: string): string => `NOT EXISTS (SELECT FROM settings WHERE key = '${key}')`;

/** Of a setting that is taken away the default holds. */
const FORGET = `
  CREATE OR REPLACE FUNCTION season_forgets_settings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE seasons SET revision = revision + 1,
      starts_at = CASE WHEN number <> current_season() OR NOT ${missing('challengeStartDate')} THEN starts_at END,
      ends_at = CASE WHEN number <> current_season() OR NOT ${missing('challengeEndDate')} THEN ends_at END,
      places = CASE WHEN number = applying_season() AND ${missing('maxParticipants')} THEN 9 ELSE places END,
      whitelist = CASE WHEN number = applying_season() AND ${missing('participantWhitelist')} THEN '' ELSE whitelist END
    WHERE number IN (current_season(), applying_season());
    RETURN NULL;
  END $$`;

const SETTINGS_TRIGGERS = [
  `CREATE OR REPLACE TRIGGER season_forgets AFTER DELETE ON settings
   FOR EACH STATEMENT EXECUTE FUNCTION season_forgets_settings()`,
  `CREATE OR REPLACE TRIGGER season_follows AFTER INSERT OR UPDATE OF value ON settings
   FOR EACH ROW EXECUTE FUNCTION season_follows_setting()`,
];

const SEASONS_TRIGGERS = [
  `CREATE OR REPLACE TRIGGER settings_follow AFTER INSERT OR UPDATE ON seasons
   FOR EACH STATEMENT EXECUTE FUNCTION settings_follow_season()`,
];

/** Processes hear of changes, as they do of settings. */
const TOLD = [
  ['inserts', 'INSERT', 'REFERENCING NEW TABLE AS new_rows'],
  ['updates', 'UPDATE', 'REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows'],
  ['deletes', 'DELETE', 'REFERENCING OLD TABLE AS old_rows'],
].map(
  ([name, event, rows]) => `
    CREATE OR REPLACE TRIGGER public_${name} AFTER ${event} ON seasons ${rows}
    FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_rows('seasons', '', '{}')`,
);
TOLD.push(`
  CREATE OR REPLACE TRIGGER public_changes AFTER TRUNCATE ON seasons
  FOR EACH STATEMENT EXECUTE FUNCTION tell_changed_table('seasons')`);

const addSeason = (table: string): string =>
  `ALTER TABLE "${table}" ADD COLUMN IF NOT EXISTS "season" integer NOT NULL DEFAULT 1
   CONSTRAINT "${table}_season_fkey" REFERENCES "seasons" ("number") ON DELETE RESTRICT`;

const PARTICIPANTS = [
  addSeason('participants'),
  'ALTER TABLE "participants" ADD COLUMN IF NOT EXISTS "is_public" boolean NOT NULL DEFAULT true',
  'CREATE INDEX IF NOT EXISTS "participants_season" ON "participants" ("season")',
];
const AWARDS = [addSeason('awards')];
const JUDGES = [addSeason('judges')];

const BEFORE = [
  ['ALTER TABLE "participants" DROP COLUMN "is_public"', 'ALTER TABLE "participants" DROP COLUMN "season"'],
  ['ALTER TABLE "awards" DROP COLUMN "season"'],
  ['ALTER TABLE "judges" DROP COLUMN "season"'],
];
