import { QueryFailedError } from 'typeorm';
import { toldError } from './told-error.js';

const HASH = '$argon2id$v=19$secret';

const refusedByDatabase = (properties: object, message = 'violates unique constraint "users_email_key"') =>
  new QueryFailedError(
    'INSERT INTO users (password) VALUES ($1)',
    [HASH],
    Object.assign(new Error(message), { severity: 'ERROR', code: '23505', ...properties }),
  );

const textOf = (error: unknown) => JSON.stringify(toldError(error));

describe('what is told of an error', () => {
  it('is its type, message, stack and properties', () => {
    const told = toldError(Object.assign(new TypeError('It broke'), { chainId: 5 }));
    expect(told).toMatchObject({ type: 'TypeError', message: 'It broke', chainId: 5 });
    expect((told as Error).stack).toMatch(/^TypeError: It broke\n\s+at /);
  });

  it('is which statement failed and how, without a value', () => {
    const error = refusedByDatabase({
      detail: `Failing row contains (${HASH}).`,
      where: `unnamed portal parameter $1 = '${HASH}'`,
      constraint: 'users_email_key',
    });
    expect(toldError(error)).toMatchObject({
      type: 'QueryFailedError',
      code: '23505',
      constraint: 'users_email_key',
      query: 'INSERT INTO users (password) VALUES ($1)',
    });
    expect((toldError(error) as Error).stack).toMatch(/users_email_key"\n\s+at /);
    expect(textOf(error)).not.toContain('argon2');
  });

  it('quotes no value that did not fit', () => {
    const message = `invalid input syntax for type integer: "${HASH}" and "\n    at ${HASH}"`;
    const error = refusedByDatabase({ code: '22P02' }, message);
    expect(toldError(error)).toMatchObject({ message: 'invalid input syntax for type integer: "…"' });
    expect(textOf(error)).not.toContain('argon2');
  });

  it('is no more of those that it wraps', () => {
    const failed = refusedByDatabase({ detail: HASH });
    const wrapped = new AggregateError([failed], 'All failed', { cause: failed });
    Object.assign(wrapped, { reasons: [failed], itself: wrapped });
    expect(textOf(wrapped)).toContain('users_email_key');
    expect(textOf(wrapped)).not.toContain('argon2');
  });

  it('is the thing itself where it is no error', () => {
    expect(toldError('a word')).toBe('a word');
    expect(toldError(undefined)).toBeUndefined();
  });
});
