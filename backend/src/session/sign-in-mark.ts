import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { sessionCookie } from '../common/access/session-cookie.js';
import { cookieOf } from '../common/request-cookies.js';
import type { AppConfig } from '../config/app-config.js';
import { SESSION_MS } from './open-sessions.query.js';

/**
 * A cookie that scripts may read, with no secret in it: whether it makes sense to ask who is signed in. It decides nothing
 * else. '0' says that the session cookie beside it, which scripts cannot remove, is worth nothing any more.
 */
const MARK = 'signed-in';

/** Browsers keep no cookie for longer. The mark must outlive every session; a session that ends takes it along. */
const LONGEST_MS = 400 * 24 * 60 * 60 * 1000;

const markOf = (request: IncomingMessage): string | undefined =>
  /^[01]/.exec(cookieOf(request, MARK) ?? '')?.[0];

/** Whether the mark says that somebody is signed in, as it does beside every session that has not ended. */
export const isMarkedSignedIn = (request: IncomingMessage): boolean => markOf(request) === '1';

/** Whether nobody can be signed in there: a session that has no mark beside it may be one of before there were any. */
export const isStranger = (request: IncomingMessage, namesSession: boolean): boolean => {
  const mark = markOf(request);
  return mark === '0' || (mark === undefined && !namesSession);
};

/** Keeps the mark true with each answer to a call that looks at the session. Stands before the session, whose own cookie so comes first. */
export function keepSignInMark(config: AppConfig): RequestHandler {
  const { secure, sameSite, path } = sessionCookie(config).options;
  const attributes = { secure, sameSite, path };

  const mark = (request: Request, response: Response): void => {
    const isDestroyed = (request.session as unknown) === undefined;
    const given = markOf(request);
    if (request.user && !isDestroyed) {
      if (given !== '1') response.cookie(MARK, '1', { ...attributes, maxAge: LONGEST_MS });
    } else if (given !== undefined && isDestroyed) response.clearCookie(MARK, attributes);
    else if (given === '1') response.cookie(MARK, '0', { ...attributes, maxAge: SESSION_MS });
  };

  return (request, response, next) => {
    onHeaders(response, () => {
      // A failure says nothing of the session, and plain http beside https hands none out.
      if (response.statusCode < 500 && (request.secure || !secure)) mark(request, response);
    });
    next();
  };
}

/** Gives the mark to whoever signed in before there was one, with the page that will look for it. */
export function markEarlierSessions(config: AppConfig): RequestHandler {
  const { name, options } = sessionCookie(config);
  const { secure, sameSite, path } = options;
  return (request, response, next) => {
    const isPage = request.method === 'GET' && request.accepts(['json', 'html']) === 'html';
    if (isPage && markOf(request) === undefined && cookieOf(request, name) !== undefined)
      response.cookie(MARK, '1', { secure, sameSite, path, maxAge: LONGEST_MS });
    next();
  };
}
