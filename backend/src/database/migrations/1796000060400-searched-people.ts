import type { MigrationInterface, QueryRunner } from 'typeorm';
import { withBriefLock } from '../brief-lock.js';
import { indexConcurrently } from '../concurrent-index.js';

/** What is looked for in whom, by the columns of which that is made. */
const SEARCHES = [
  { table: 'participants', of: ['name', 'profession', 'project_description', 'bio'] },
  { table: 'progress_updates', of: ['title', 'milestone', 'description'] },
];

/** Participants and their reports are found by their words, as ads are. Only adds. */
export class SearchedPeople1796000060400 implements MigrationInterface {
  name = 'SearchedPeople1796000060400';

  /** An index cannot be made concurrently within one. */
  readonly transaction = false;

  public async up(queryRunner: QueryRunner): Promise<void> {
    for (const { table, of } of SEARCHES) {
      await withBriefLock(queryRunner, searchOf(table, of));
      await queryRunner.query(`UPDATE ${table} SET ${of[0]} = ${of[0]} WHERE search IS NULL`);
      await indexConcurrently(queryRunner, `${table}_search`, `${table} USING gin (search gin_trgm_ops)`);
    }
  }

  public async down(queryRunner: QueryRunner): Promise<void> {
    for (const { table } of SEARCHES) {
      await withBriefLock(queryRunner, [
        `DROP INDEX "${table}_search"`,
        `DROP TRIGGER ${table}_fill_search ON ${table}`,
        `DROP FUNCTION fill_search_of_${table}`,
        `ALTER TABLE ${table} DROP COLUMN search`,
      ]);
    }
  }
}

/** Filled by the database, so that no writer can leave it out. */
const searchOf = (table: string, of: readonly string[]): string[] => [
  `ALTER TABLE ${table} ADD COLUMN IF NOT EXISTS search text`,
  `CREATE OR REPLACE FUNCTION fill_search_of_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     NEW.search := search_text(concat_ws(E'\\n', ${of.map((column) => `NEW.${column}`).join(', ')}));
     RETURN NEW;
   END $$`,
  `CREATE OR REPLACE TRIGGER ${table}_fill_search BEFORE INSERT OR UPDATE OF ${of.join(', ')} ON ${table}
   FOR EACH ROW EXECUTE FUNCTION fill_search_of_${table}()`,
];
