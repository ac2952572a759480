import { isDatabaseConnectionFailure } from './connection-failure.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('a failure of the connection to the database', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('08006'),
    withCode('53300', 'sorry, too many clients already'),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
    new Error('Query read timeout'),
    Object.assign(new Error('query failed'), { driverError: withCode('57P01') }),
    new AggregateError([withCode('ECONNREFUSED')]),
  ])('is %s', (error) => expect(isDatabaseConnectionFailure(error)).toBe(true));

  it.each([
    withCode('23505', 'duplicate key'),
    withCode('22001'),
    new TypeError('x is undefined'),
    'text',
    null,
  ])('is not %s', (error) => expect(isDatabaseConnectionFailure(error)).toBe(false));
});
