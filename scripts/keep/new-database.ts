import type { DatabaseError } from 'pg';
import { LaunchError } from '../launcher/launch-error.ts';
import { withClient } from './own-database.ts';

/** What PostgreSQL takes without quotes: the same name works in every command that is written by hand later. */
const plainName = /^[a-z_][a-z\d_]{0,62}$/;
const duplicateDatabase = '42P04';

/**
 * Makes an empty database beside the one of DATABASE_URL, does the work in it, and takes it away again where that fails.
 * @throws LaunchError where there is one of that name
 */
export async function inNewDatabase<T>(
  databaseUrl: string,
  name: string,
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (!plainName.test(name))
    throw new LaunchError(`A database's name is small letters, digits and _, not '${name}'.`);
  await withClient(databaseUrl, (database) => database.query(`CREATE DATABASE ${name}`)).catch(
    (error: unknown) => {
      if ((error as DatabaseError).code !== duplicateDatabase) throw error;
      throw new LaunchError(`There is a database ${name} already: name another, or drop that one.`);
    },
  );
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  try {
    return await work(url.href);
  } catch (error) {
    await withClient(databaseUrl, (database) => database.query(`DROP DATABASE ${name} WITH (FORCE)`));
    throw error;
  }
}
