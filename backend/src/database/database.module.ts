import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { dataSourceOptions } from './data-source-options.js';
import { migrate } from './migrate.js';

/** Connects, then migrates before any other module touches a table. */
@Global()
@Module({
  imports: [
    TypeOrmModule.forRootAsync({
      inject: [APP_CONFIG],
      useFactory: (config: AppConfig) => ({
        ...dataSourceOptions(config.databaseUrl),
        retryAttempts: 10,
        retryDelay: 1_000,
      }),
      dataSourceFactory: async (options) => {
        await migrate(options!);
        return new DataSource(options!).initialize();
      },
    }),
  ],
})
export class DatabaseModule {}
