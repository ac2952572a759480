import type { Client } from 'pg';
import type { DataSourceOptions } from 'typeorm';
import { type DatabaseTimeouts, NO_TIMEOUTS } from '../config/database-settings.js';
import { entities } from './entities.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { migrations } from './migrations/index.js';

const POOL_SIZE = 10;

/** Without it a network that swallows packets would keep a request waiting for as long as TCP keeps trying. */
const QUERY_TIMEOUT_MS = 10_000;

/**
 * Options shared by the API, the migration tool and the tests.
 * @param timeouts the API's; what commands do may take its time
 */
export function dataSourceOptions(databaseUrl: string, timeouts = NO_TIMEOUTS): DataSourceOptions {
  return {
    type: 'postgres',
    url: databaseUrl,
    entities,
    migrations,
    namingStrategy: new SnakeNamingStrategy(),
    synchronize: false,
    migrationsRun: false,
    poolSize: POOL_SIZE,
    connectTimeoutMS: 5_000,
    applicationName: 'future-change-makers',
    extra: {
      keepAlive: true,
      query_timeout: QUERY_TIMEOUT_MS,
      onConnect: (client: Client) => client.query(setTimeouts(timeouts)),
    },
  };
}

/** Said on each new connection, as poolers refuse most parameters of its start: PostgreSQL keeps to them even when this process is gone. */
const setTimeouts = ({ statementMs, lockMs, idleInTransactionMs }: DatabaseTimeouts): string => `
  SET statement_timeout = ${statementMs}; SET lock_timeout = ${lockMs};
  SET idle_in_transaction_session_timeout = ${idleInTransactionMs}`;
