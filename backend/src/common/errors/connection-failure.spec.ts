import { isDatabaseConnectionFailure, isStorageFailure } from './connection-failure.js';

const withCode = (code: string, message = 'x'): Error => Object.assign(new Error(message), { code });

describe('a failure of the connection to the database', () => {
  it.each([
    withCode('ECONNREFUSED'),
    withCode('57P01', 'terminating connection due to administrator command'),
    withCode('08006'),
    withCode('53300', 'sorry, too many clients already'),
    withCode('57014', 'canceling statement due to statement timeout'),
    withCode('55P03', 'canceling statement due to lock timeout'),
    withCode('40P01', 'deadlock detected'),
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

describe('a failure to keep something', () => {
  it.each([
    withCode('53100', 'could not extend file: No space left on device'),
    withCode('53200', 'out of memory'),
    withCode('58030', 'could not write to file'),
    withCode('ENOSPC'),
    withCode('EIO'),
    Object.assign(new Error('query failed'), { driverError: withCode('53100') }),
  ])('is %s', (error) => expect(isStorageFailure(error)).toBe(true));

  it.each([withCode('23505'), withCode('22P02'), withCode('ENOENT'), new TypeError('x'), 53_100, undefined])(
    'is not %s',
    (error) => expect(isStorageFailure(error)).toBe(false),
  );
});
