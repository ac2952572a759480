import { NO_TIMEOUTS } from '../config/database-settings.js';
import { dataSourceOptions } from './data-source-options.js';

describe('the options of a connection', () => {
  it.each([
    ['ten seconds, where PostgreSQL ends a statement before', 9_000, 10_000],
    ['ten seconds, where PostgreSQL ends none', 0, 10_000],
    ['as long as PostgreSQL may take by its own timeout, and a little', 60_000, 61_000],
  ])('give up on an answer after %s', (_title, statementMs, patienceMs) => {
    const { extra } = dataSourceOptions('postgres://localhost', { ...NO_TIMEOUTS, statementMs });
    expect(extra).toMatchObject({ query_timeout: patienceMs });
  });
});
