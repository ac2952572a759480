import type { DataSourceOptions } from 'typeorm';
import { entities } from './entities.js';
import { SnakeNamingStrategy } from './snake-naming.strategy.js';
import { migrations } from './migrations/index.js';

const POOL_SIZE = 10;

/** Without it a network that swallows packets would keep a request waiting for as long as TCP keeps trying. */
const QUERY_TIMEOUT_MS = 10_000;

/** Options shared by the API, the migration tool and the tests. */
export function dataSourceOptions(databaseUrl: string): DataSourceOptions {
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
    extra: { keepAlive: true, query_timeout: QUERY_TIMEOUT_MS },
  };
}
