import pg from 'pg';
import { LaunchError } from '../launch-error.ts';

/** As the API has not made its tables yet. */
const undefinedTable = '42P01';

/**
 * Asks the site's database before, or beside, the API.
 * @param env the API's, which names the database
 * @param what is asked for, in words, for where it does not tell
 * @returns no rows where it has no tables yet
 */
export async function askDatabase<Row extends pg.QueryResultRow>(
  env: NodeJS.ProcessEnv,
  question: string,
  what: string,
): Promise<Row[]> {
  const database = new pg.Client({ connectionString: env.DATABASE_URL });
  try {
    await database.connect();
    return (await database.query<Row>(question)).rows;
  } catch (error) {
    const { code, message } = error as pg.DatabaseError;
    if (code === undefinedTable) return [];
    throw new LaunchError(`The database does not tell ${what}: ${message}`);
  } finally {
    await database.end();
  }
}
