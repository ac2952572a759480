import type { IncomingMessage } from 'node:http';
import { senderOf } from './beacon-sender.js';
import type { NotServed } from './placement.types.js';
import { isRobot } from './robots.js';

/** Undefined where a page of this site asks, which somebody is about to look at, as far as headers say. */
export function whyNotServed(request: IncomingMessage): NotServed | undefined {
  const { userAgent, isAhead } = senderOf(request);
  if (isRobot(userAgent)) return 'robot';
  if (isAhead) return 'prefetch';
  // No page of this site asks so, and no other one may read the answer: whoever does is a program.
  return request.method === 'GET' && isOfThisSite(request) ? undefined : 'robot';
}

/**
 * Browsers say where a request comes from. Those of before 2023 that do not may give an origin where it comes from elsewhere, and give none
 * for pictures: such a one of another site is taken for an opening of a page here.
 */
function isOfThisSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === undefined : site === 'same-origin';
}
