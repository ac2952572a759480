import type { NextFunction, Request, Response } from 'express';
import { brokenJson, notJson } from '../errors/common.errors.js';

/** Refuses bodies of another type, which would be dropped unread and then answered as if fields were missing. */
export function requireJson(request: Request, _response: Response, next: NextFunction): void {
  const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
  const hasBody = encoding !== undefined || Number(length) > 0;
  next(hasBody && !request.is('application/json') ? notJson() : undefined);
}

/** Stands behind the parser, whose own words are for programmers. */
export function explainBrokenJson(
  error: Error & { type?: string },
  _request: Request,
  _response: Response,
  next: NextFunction,
): void {
  next(error.type === 'entity.parse.failed' ? brokenJson() : error);
}
