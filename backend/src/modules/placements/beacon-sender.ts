import type { IncomingMessage } from 'node:http';
import type { BeaconSender } from './beacons.service.js';

/** What browsers say of what they load before anybody asks for it. */
const AHEAD = /\b(prefetch|prerender|preview)\b/i;

/** What is known of a sender by the headers alone. */
export function senderOf({ headers }: IncomingMessage): Pick<BeaconSender, 'userAgent' | 'isAhead'> {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return {
    userAgent: headers['user-agent'],
    isAhead: purposes.some((purpose) => purpose !== undefined && AHEAD.test(String(purpose))),
  };
}
