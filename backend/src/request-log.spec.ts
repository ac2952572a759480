import { EventEmitter } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pino } from 'pino';
import { RequestLog } from './request-log.js';

describe('the line of a request', () => {
  const lines: Record<string, unknown>[] = [];
  const loggerOf = (level: string) =>
    pino(
      { level, serializers: { req: () => 'request', res: () => 'response' } },
      {
        write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
      },
    );
  let now = 0;
  let clock: jest.SpyInstance;
  beforeEach(() => {
    lines.length = 0;
    clock = jest.spyOn(performance, 'now').mockImplementation(() => now);
  });
  afterEach(() => clock.mockRestore());

  function ask(level: string, url: string, { statusCode = 200, tookMs = 1, more = {} } = {}): void {
    const response = Object.assign(new EventEmitter(), { statusCode, writableFinished: true });
    const request = { url, id: 'an-id', ...more } as unknown as IncomingMessage;
    new RequestLog(loggerOf(level)).begin(request, response as unknown as ServerResponse);
    now += tookMs;
    response.emit('close');
  }

  it('is left out for what is answered by the thousand, unless somebody looks for it', () => {
    for (const url of ['/api/ads', '/assets/app.js']) ask('info', url);
    expect(lines).toEqual([]);
    ask('debug', '/api/ads');
    expect(lines).toMatchObject([{ level: 20, requestId: 'an-id', req: 'request', res: 'response' }]);
  });

  it('is there for a page, for what was slow, and for what failed', () => {
    ask('info', '/ads/7');
    ask('info', '/api/ads', { tookMs: 1_000 });
    ask('info', '/api/ads', { statusCode: 503 });
    expect(lines).toMatchObject([
      { level: 30, responseTime: 1 },
      { level: 40, responseTime: 1_000 },
      { level: 50 },
    ]);
  });

  it('is the application’s where that has written it', () => {
    ask('debug', '/api/ads', { more: { log: {} } });
    expect(lines).toEqual([]);
  });
});
