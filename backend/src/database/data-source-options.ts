import type { Client } from 'pg';
import { type DataSourceOptions, DefaultNamingStrategy, type NamingStrategyInterface } from 'typeorm';
import { DATABASE_POOL, NO_TIMEOUTS, setTimeouts } from '../config/database-settings.js';
import type { DatabaseLine } from './database-line.js';
import { entities } from './entities.js';
import { migrations } from './migrations/index.js';

/** Stay open in a quiet hour, too: PostgreSQL lets nobody in who comes anew while its disk is full, and goes on with who is there. */
const KEPT_OPEN = 2;

/** Without it a server that accepts statements and never answers would keep a request waiting for ever (ms). */
const QUERY_TIMEOUT_MS = 10_000;

/** PostgreSQL's own word comes first (ms). */
const LEEWAY_MS = 1_000;

/** Days and months are those of UTC, whatever the server's time zone is: elsewhere a day may have 23 hours, and a month before March 1 end on December 29. */
const IN_UTC = `SET timezone = 'UTC'`;

const snake = (name: string): string => name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase();

/** camelCase in TypeScript, snake_case in PostgreSQL, so that plain SQL needs no quotes. */
class SnakeNamingStrategy extends DefaultNamingStrategy implements NamingStrategyInterface {
  override columnName(propertyName: string, customName: string | undefined, prefixes: string[]): string {
    return snake([...prefixes, customName ?? propertyName].join('_'));
  }
}

/**
 * Options shared by the API, the migration tool and the tests.
 * @param timeouts the API's; what commands do may take its time
 * @param line watches over the API's connections
 * @param poolSize connections at most
 */
export function dataSourceOptions(
  databaseUrl: string,
  timeouts = NO_TIMEOUTS,
  line?: DatabaseLine,
  poolSize = DATABASE_POOL,
): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    migrationsRun: false,
    // Some cannot be part of one.
    migrationsTransactionMode: 'each',
    poolSize,
    connectTimeoutMS: 5_000,
    applicationName: 'future-change-makers',
    extra: {
      keepAlive: true,
      min: line ? KEPT_OPEN : 0,
      query_timeout: Math.max(QUERY_TIMEOUT_MS, timeouts.statementMs + LEEWAY_MS),
      stream: line?.open,
      onConnect: (client: Client) => client.query(`${IN_UTC}; ${setTimeouts(timeouts)}`),
    },
  };
}
