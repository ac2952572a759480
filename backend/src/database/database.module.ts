import { Global, Module } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { pgPool } from '../common/pg-pool.js';
import { dataSourceOptions } from './data-source-options.js';
import { DatabaseLine } from './database-line.js';
import { awaitMigrations, migrate } from './migrate.js';

type MigratedOptions = TypeOrmModuleOptions &
  DataSourceOptions & { migratesItself: boolean; line: DatabaseLine };

/** Connects and migrates, or waits for whoever does, before any other module touches a table. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig): MigratedOptions => {
        const line = new DatabaseLine(config.databaseUrl);
        return {
          ...dataSourceOptions(config.databaseUrl, config.databaseTimeouts, line, config.databasePool),
          retryAttempts: 10,
          retryDelay: 1_000,
          migratesItself: config.migrates,
          line,
        };
      },
      dataSourceFactory: async (options) => {
        const { migratesItself, line, ...rest } = options as MigratedOptions;
        if (migratesItself) await migrate(rest);
        const dataSource = await new DataSource(rest).initialize();
        line.watch(pgPool(dataSource));
        if (!migratesItself) await awaitMigrations(dataSource);
        return dataSource;
      },
    }),
  ],
})
export class DatabaseModule {}
