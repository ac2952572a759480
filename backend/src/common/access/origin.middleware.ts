import type { NextFunction, Request, Response } from 'express';
import { foreignOrigin } from '../errors/common.errors.js';
import { isSafe } from './safe-methods.js';

/** What a document says that has none: one in a sandbox, or one that redirects made. */
export const NO_ORIGIN = 'null';

/**
 * Refuses changes that another site's page asks for; requests without an Origin header do not come from a page.
 * @param other an origin that is welcome besides the site's own
 */
export function checkOrigin(publicUrl: string | undefined, other?: string) {
  const publicOrigin = publicUrl && new URL(publicUrl).origin;
  return (request: Request, _response: Response, next: NextFunction): void => {
    const { origin } = request.headers;
    if (isSafe(request.method) || origin === undefined) return next();
    const own = publicOrigin ?? `${request.protocol}://${request.host}`;
    next(origin === own || origin === other ? undefined : foreignOrigin());
  };
}
