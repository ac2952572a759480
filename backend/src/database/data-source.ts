import { DataSource } from 'typeorm';
import { dataSourceOptions } from './data-source-options.js';

/** For the TypeORM command line: `npm run migration:generate -w backend`. */
export default new DataSource(dataSourceOptions(process.env.DATABASE_URL ?? ''));
