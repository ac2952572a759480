import { type ArgumentsHost, ForbiddenException, Logger, NotFoundException } from '@nestjs/common';
import { AppError } from './app-error.js';
import { validationFailed } from './common.errors.js';
import { ErrorFilter } from './error.filter.js';
import { defineProblem } from './problem.js';

const tooLow = defineProblem('tower_too_low', 'At least {{min}} floors');
const wait = defineProblem('tower_closed', 'Closed');

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

  it('answers an expected failure as it is, with its fields in words and for programs', () => {
    expect(answerTo(validationFailed({ floors: [tooLow({ min: 5 })] }))).toEqual({
      status: 400,
      headers: {},
      body: {
        statusCode: 400,
        code: 'validation_failed',
        message: 'At least 5 floors',
        errors: { floors: ['At least 5 floors'] },
        details: {
          floors: [{ code: 'tower_too_low', params: { min: 5 }, message: 'At least 5 floors' }],
        },
      },
    });
  });

  it('says when to try again', () => {
    expect(answerTo(new AppError(429, wait(), { retryAfter: 7 }))).toEqual({
      status: 429,
      headers: { 'Retry-After': '7' },
      body: { statusCode: 429, code: 'tower_closed', params: { seconds: 7 }, message: 'Closed' },
    });
  });

  it('takes a lost database for what it is', () => {
    expect(answerTo(new Error('Connection terminated unexpectedly'))).toMatchObject({
      status: 503,
      body: { code: 'database_unavailable' },
    });
  });

  it.each([
    [new NotFoundException('Cannot GET /x'), 404, 'not_found', 'There is nothing at this address'],
    [new ForbiddenException('No'), 403, 'not_allowed', 'You are not allowed to do this'],
    [Object.assign(new Error('too big'), { status: 413 }), 413, 'too_large', 'The request is too large'],
    [
      Object.assign(new Error('odd'), { status: 418 }),
      418,
      'bad_request',
      'The request could not be understood',
    ],
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
