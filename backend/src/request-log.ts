import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PinoLogger } from 'nestjs-pino';
import { accountOf } from './common/access/account-of-session.js';

/** Whoever waits for longer than this is worth a line, whatever was asked (ms). */
const SLOW_MS = 1_000;

/** Answers from memory, files and pictures come by the thousand: a line for each would cost more than the answer. */
const ANSWERED_OFTEN = /^\/(api|assets)(\/|$)/;

/**
 * The lines of requests that are answered before the application's own log hears of them: kept answers (`debug`), pages (`info`), both as
 * that writes them. What was slow is a warning, what failed an error.
 */
export class RequestLog {
  constructor(private readonly logger: typeof PinoLogger.root) {}

  /** Follows a request to its end; where the application has written its line, it has left its log there. */
  begin(request: IncomingMessage, response: ServerResponse): void {
    const began = performance.now();
    const { url = '' } = request;
    response.once('close', () => {
      if (!('log' in request)) this.write(request, response, url, performance.now() - began);
    });
  }

  private write(request: IncomingMessage, response: ServerResponse, url: string, tookMs: number): void {
    const level = levelOf(response.statusCode, url, tookMs);
    if (!this.logger.isLevelEnabled(level)) return;
    this.logger[level](
      {
        req: request,
        res: response,
        accountId: accountOf(request)?.id,
        requestId: request.id,
        responseTime: Math.round(tookMs),
      },
      response.writableFinished ? 'request completed' : 'request aborted',
    );
  }
}

function levelOf(status: number, url: string, tookMs: number): 'error' | 'warn' | 'info' | 'debug' {
  if (status >= 500) return 'error';
  if (tookMs >= SLOW_MS) return 'warn';
  return ANSWERED_OFTEN.test(url) ? 'debug' : 'info';
}
