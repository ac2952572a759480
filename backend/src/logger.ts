import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Params } from 'nestjs-pino';
import { toldError } from './common/errors/told-error.js';
import { LogLines } from './common/log-lines.js';
import { currentRequestId } from './common/request-id.js';
import type { AppConfig } from './config/app-config.js';

/**
 * JSON lines for machines; what was done for a request, also later by a job, bears its id as `requestId`. Requests are logged
 * with the account that asked (`accountId`), without bodies, cookies or query strings, and failed statements without their values:
 * all of these may hold secrets.
 */
export function loggerOptions(config: AppConfig): Params {
  return {
    pinoHttp: [
      {
        level: config.logLevel,
        // What a page asks for while it is rendered here bears the id of whoever asked for the page.
        genReqId: () => currentRequestId() ?? randomUUID(),
        mixin: () => ({ requestId: currentRequestId() }),
        // Known once the request is answered, also where it was refused.
        customProps: (request) => ({ accountId: (request as Request).user?.id }),
        serializers: {
          req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
            id,
            method,
            path: url.split('?')[0],
          }),
          // Given as the library would write it, with the error itself beside.
          err: (written: { raw?: unknown }) => toldError(written.raw ?? written),
          res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
        },
      },
      new LogLines(),
    ],
  };
}
