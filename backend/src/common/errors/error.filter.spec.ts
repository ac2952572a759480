import { type ArgumentsHost, ForbiddenException, Logger, NotFoundException } from '@nestjs/common';
import { databaseUnavailable, validationFailed } from './common.errors.js';
import { ErrorFilter } from './error.filter.js';

/** What the filter answers. */
function answerTo(exception: unknown) {
  const answer = { status: 0, headers: {} as Record<string, string>, body: {} };
  const response = {
    headersSent: false,
    setHeader: (name: string, value: string) => (answer.headers[name] = value),
    status: (status: number) => Object.assign(response, { sent: (answer.status = status) }),
    json: (body: object) => (answer.body = body),
  };
  const http = { getResponse: () => response, getRequest: () => ({ method: 'GET', path: '/' }) };
  new ErrorFilter().catch(exception, { switchToHttp: () => http } as unknown as ArgumentsHost);
  return answer;
}

describe('the error filter', () => {
  beforeAll(() => {
    Logger.overrideLogger(false);
  });

  it('answers an expected failure as it is, with its fields', () => {
    expect(answerTo(validationFailed({ title: ['Too short'] }))).toEqual({
      status: 400,
      headers: {},
      body: {
        statusCode: 400,
        code: 'validation_failed',
        message: 'Too short',
        errors: { title: ['Too short'] },
      },
    });
  });

  it('says when to try again', () => {
    expect(answerTo(databaseUnavailable())).toMatchObject({ status: 503, headers: { 'Retry-After': '5' } });
  });

  it('takes a lost database for what it is', () => {
    expect(answerTo(new Error('Connection terminated unexpectedly'))).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable' },
    });
  });

  it.each([
    [new NotFoundException('Cannot GET /x'), 404, 'not_found', 'There is nothing at this address'],
    [new ForbiddenException('No'), 403, 'not_allowed', 'No'],
    [Object.assign(new Error('too big'), { status: 413 }), 413, 'too_large', 'The request is too large'],
    [Object.assign(new Error('odd'), { status: 418 }), 418, 'bad_request', 'odd'],
  ])('gives %s the shape of every failure', (exception, statusCode, code, message) => {
    expect(answerTo(exception).body).toEqual({ statusCode, code, message });
  });

  it.each([
    new Error('password=secret'),
    'a thrown text',
    undefined,
    Object.assign(new Error('x'), { status: 502 }),
  ])('keeps the cause of the unexpected to the log: %s', (exception) => {
    expect(answerTo(exception)).toEqual({
      status: 500,
      headers: {},
      body: {
        statusCode: 500,
        code: 'internal_error',
        message: 'Something went wrong on our side. Please try again.',
      },
    });
  });
});
