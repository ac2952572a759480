import type { IncomingMessage } from 'node:http';
import { senderOf } from './beacon-sender.js';
import { isRobot } from './robots.js';

/** Whether it is a page of this site that asks, which somebody is about to look at, as far as headers say. */
export function isPageOpening(request: IncomingMessage): boolean {
  const { userAgent, isAhead } = senderOf(request);
  return request.method === 'GET' && !isAhead && isOfThisSite(request) && !isRobot(userAgent);
}

/** Browsers say where a request comes from; old ones give an origin where it comes from elsewhere. */
function isOfThisSite({ headers }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site'];
  return site === undefined ? headers.origin === undefined : site === 'same-origin';
}
