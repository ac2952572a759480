import { Global, Module } from '@nestjs/common';
import { TypeOrmModule, type TypeOrmModuleOptions } from '@nestjs/typeorm';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { dataSourceOptions } from './data-source-options.js';
import { awaitMigrations, migrate } from './migrate.js';

type MigratedOptions = TypeOrmModuleOptions & DataSourceOptions & { migratesItself: boolean };

/** Connects and migrates, or waits for whoever does, before any other module touches a table. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig): MigratedOptions => ({
        ...dataSourceOptions(config.databaseUrl, config.databaseTimeouts),
        retryAttempts: 10,
        retryDelay: 1_000,
        migratesItself: config.migrates,
      }),
      dataSourceFactory: async (options) => {
        const { migratesItself, ...rest } = options as MigratedOptions;
        if (migratesItself) await migrate(rest);
        const dataSource = await new DataSource(rest).initialize();
        if (!migratesItself) await awaitMigrations(dataSource);
        return dataSource;
      },
    }),
  ],
})
export class DatabaseModule {}
