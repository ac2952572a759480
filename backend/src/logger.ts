import type { Params } from 'nestjs-pino';
import type { AppConfig } from './config/app-config.js';

/** JSON lines for machines; requests are logged without bodies, cookies or query strings, which may hold secrets. */
export function loggerOptions(config: AppConfig): Params {
  return {
    pinoHttp: {
      level: config.logLevel,
      serializers: {
        req: ({ id, method, url }: { id: unknown; method: string; url: string }) => ({
          id,
          method,
          path: url.split('?')[0],
        }),
        res: ({ statusCode }: { statusCode: number }) => ({ statusCode }),
      },
    },
  };
}
