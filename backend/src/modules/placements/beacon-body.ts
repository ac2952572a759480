import express, { type Request, type RequestHandler } from 'express';
import { brokenJson, notJson } from '../../common/errors/common.errors.js';

/** A token is much shorter. */
export const MOST_BYTES = 2_048;

/** As pages send it, and as browsers send it by themselves once a page is left. */
const TYPES = ['application/json', 'text/plain'];

/** Whether a body says that it is of one of these types. */
export const isBeaconType = (type: string | undefined): boolean =>
  TYPES.includes((type ?? '').split(';', 1)[0]!.trim().toLowerCase());

/** What a beacon's text says; a text that is no JSON is the token itself. @throws brokenJson where it calls itself JSON and is not */
export function beaconOf(text: string, type: string | undefined): unknown {
  try {
    return text === '' ? {} : (JSON.parse(text) as unknown);
  } catch {
    if (!type?.startsWith('text/plain')) throw brokenJson();
    return { token: text };
  }
}

/** Reads beacons, and nothing else, for the application. */
export function readBeacons(): RequestHandler[] {
  return [
    (request, _response, next) =>
      next(isEmpty(request) || isBeaconType(request.headers['content-type']) ? undefined : notJson()),
    express.text({ type: TYPES, limit: MOST_BYTES }),
    (request: Request, _response, next) => {
      if (typeof request.body === 'string')
        request.body = beaconOf(request.body, request.headers['content-type']);
      next();
    },
  ];
}

const isEmpty = ({ headers }: Request): boolean =>
  headers['transfer-encoding'] === undefined && !(Number(headers['content-length']) > 0);
