import type { NextFunction, Request, Response } from 'express';
import { foreignOrigin } from '../errors/common.errors.js';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Refuses changes that another site's page asks for; requests without an Origin header do not come from a page. */
export function checkOrigin(publicUrl: string | undefined) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    if (SAFE_METHODS.has(request.method) || origin === undefined) return next();
    const own = publicOrigin ?? `${request.protocol}://${request.host}`;
    next(origin === own ? undefined : foreignOrigin());
  };
}
