// Runs what is missing of the migrations and ends, for where the API's own processes do not (MIGRATE=0):
// DATABASE_URL=... npm run migrate -w backend
import 'reflect-metadata';
import { toldError } from './common/errors/told-error.js';
import { readDatabaseUrl } from './config/database-settings.js';
import { ConfigError, processEnvironment } from './config/environment.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { migrate } from './database/migrate.js';

/** A database that starts beside it, or recovers after a crash, may take so long (ms). */
const PATIENCE_MS = 60_000;

async function run(): Promise<void> {
  await migrate(dataSourceOptions(readDatabaseUrl(processEnvironment)), {
    longestMs: PATIENCE_MS,
    onWait: (reason) => console.log(`Waiting for the database, ${PATIENCE_MS / 1_000} s at most: ${reason}`),
  });
  console.log('The database has every migration of this version');
}

run().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? `Configuration: ${error.message}` : toldError(error));
  process.exit(1);
});
