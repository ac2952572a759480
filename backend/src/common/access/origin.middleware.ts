import type { NextFunction, Request, Response } from 'express';
import { foreignOrigin } from '../errors/common.errors.js';
import { isSafe } from './safe-methods.js';

/** Refuses changes that another site's page asks for; requests without an Origin header do not come from a page. */
export function checkOrigin(publicUrl: string | undefined) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    if (isSafe(request.method) || origin === undefined) return next();
    const own = publicOrigin ?? `${request.protocol}://${request.host}`;
    next(origin === own ? undefined : foreignOrigin());
  };
}
