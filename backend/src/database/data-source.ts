import { DataSource } from 'typeorm';
import { processEnvironment, readRequired } from '../config/environment.js';
import { dataSourceOptions } from './data-source-options.js';

/** For the TypeORM command line: `npm run migration:generate -w backend`. */
export default new DataSource(dataSourceOptions(readRequired(processEnvironment, 'DATABASE_URL')));
