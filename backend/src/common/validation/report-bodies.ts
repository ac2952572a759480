import express, { type RequestHandler } from 'express';
import { notJson } from '../errors/common.errors.js';

/** As browsers send what a policy of ours kept a page from: one by one, and several at once. */
const TYPES = ['application/csp-report', 'application/reports+json'];

/** A browser sends a few hundred bytes for each. */
const MOST_BYTES = '8kb';

/** Reads what browsers report, and nothing else: these types are read nowhere else. */
export function readReports(): RequestHandler[] {
  return [
    (request, _response, next) => next(request.is(TYPES) ? undefined : notJson()),
    express.json({ type: TYPES, limit: MOST_BYTES }),
  ];
}
