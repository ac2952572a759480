import type { NextFunction, Request, Response } from 'express';
import { otherAccount } from '../errors/common.errors.js';
import { changesNothing } from '../harmless-requests.js';
import { ParseIdPipe } from '../validation/parse-id.pipe.js';
import { isSafe } from './safe-methods.js';

/** The header by which a page says which account it believes signed in. */
const ACCOUNT = 'X-Account';

const ids = new ParseIdPipe();

/**
 * Refuses changes of a page that belongs to another account than the session: another tab of the browser has signed in meanwhile. A
 * call without the header is not asked, and where nobody is signed in the route itself decides. Stands behind the session.
 */
export function checkAccountOfPage(request: Request, _response: Response, next: NextFunction): void {
  const given = request.get(ACCOUNT);
  if (isSafe(request.method) || given === undefined) return next();
  const account = ids.transform(given, { type: 'custom', data: ACCOUNT });
  const { user } = request;
  if (!user || user.id === account) return next();
  changesNothing(request);
  next(otherAccount());
}
