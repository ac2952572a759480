import type { IncomingMessage } from 'node:http';
import { isbot } from 'isbot';
import type { NotServed } from './placement.types.js';

/** What browsers say of what they load before anybody asks for it. */
const AHEAD = /\b(prefetch|prerender|preview)\b/i;

/** Whoever asks for an ad or tells of one, by the headers alone. */
export interface Sender {
  userAgent: string | undefined;
  /** Whether the browser loads ahead what nobody looks at yet. */
  isAhead: boolean;
}

export function senderOf({ headers }: IncomingMessage): Sender {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']];
  return {
    userAgent: headers['user-agent'],
    isAhead: purposes.some((purpose) => purpose !== undefined && AHEAD.test(String(purpose))),
  };
}

/** Whether it calls itself a robot, or nothing at all, as no browser does. */
export const isRobot = (userAgent: string | undefined): boolean => !userAgent || isbot(userAgent);

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
