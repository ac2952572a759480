import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isShowable, seenAs } from '../../modules/auth/look-alikes.js';

/** The name that a viewer gave stands with the account, and beginnings of addresses leave what participants were told. Only adds. */
export class GivenNames1796000005300 implements MigrationInterface {
  name = 'GivenNames1796000005300';

  public async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" ADD "given_name" text');
    const given = ((await queryRunner.query(GIVEN)) as Given[]).filter(({ name }) => isShowable(name));
    for (let first = 0; first < given.length; first += BATCH) {
      const some = given.slice(first, first + BATCH);
      const columns = [
        some.map(({ id }) => id),
        some.map(({ name }) => name),
        some.map(({ name }) => seenAs(name)),
      ];
      await queryRunner.query(GIVE, columns);
    }
    await queryRunner.query(RENAME_IN_NEWS);
    await queryRunner.query(RENAME_IN_MAIL);
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('ALTER TABLE "users" DROP COLUMN "given_name"');
  }
}

interface Given {
  id: number;
  name: string;
}

const BATCH = 5000;

/** By the registration that made the account, in one transaction with it: others may be a stranger's. */
const GIVEN = `
  SELECT account.id, btrim(viewer.name) AS name
  FROM users account JOIN viewers viewer ON lower(viewer.email) = lower(account.username)
    AND viewer.user_id = account.id AND viewer.created_at = account.created_at
  WHERE account.username LIKE '%@%' ORDER BY account.id`;

/** As at a registration, none that is somebody's username. */
const GIVE = `
  UPDATE users SET given_name = given.name
  FROM unnest($1::integer[], $2::text[], $3::text[]) AS given (id, name, seen)
  WHERE users.id = given.id
    AND NOT EXISTS (SELECT FROM users other WHERE lower(other.username) IN (lower(given.name), given.seen))`;

/** The public name of whoever wrote a comment, by the source of what was told of it. */
const authorOf = (source: string): string => `(
  SELECT CASE WHEN author.username LIKE '%@%' THEN coalesce(author.given_name, 'member-' || author.id) ELSE author.username END
  FROM votes vote JOIN users author ON author.id = vote.user_id
  WHERE vote.id = substring(${source} FROM '^comments/([0-9]{1,9})$')::integer)`;

const RENAME_IN_NEWS = `
  UPDATE notifications SET params = params || jsonb_build_object('name', ${authorOf('source')})
  WHERE kind = 'comment' AND params->>'name' LIKE '%@%'`;

const IS_NAMED = `news->>'sentence' = 'comment' AND news->'values'->>'name' LIKE '%@%'`;
const RENAMED = `CASE WHEN ${IS_NAMED}
  THEN jsonb_set(news, '{values,name}', to_jsonb(coalesce(${authorOf("news->>'source'")}, ''))) ELSE news END`;

/** What waits in the outbox, one piece of news or several; what was sent is not read again. */
const RENAME_IN_MAIL = `
  UPDATE outbox SET params = jsonb_set(params, '{news}', CASE jsonb_typeof(params->'news')
    WHEN 'array' THEN (SELECT jsonb_agg(${RENAMED} ORDER BY place)
      FROM jsonb_array_elements(params->'news') WITH ORDINALITY AS each (news, place))
    ELSE (SELECT ${RENAMED} FROM (SELECT params->'news' AS news) only_one) END)
  WHERE kind IN ('news', 'news_digest') AND sent_at IS NULL
    AND params @? '$.news[*] ? (@.sentence == "comment" && @.values.name like_regex "@")'`;
