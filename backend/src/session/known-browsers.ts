import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { isSafe } from '../common/access/safe-methods.js';
import { sessionCookie } from '../common/access/session-cookie.js';
import { cookieOf } from '../common/request-cookies.js';
import type { AppConfig } from '../config/app-config.js';

/** Browsers keep no cookie for longer. */
const LIFETIME_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** So many people of one browser are known; whoever signed in first is forgotten first. */
const MOST_ACCOUNTS = 4;

/** A signed mark: which browser, since when; whose it is does not stand in it. */
const MARK = /^([\w-]{16})~(\d{5})~([\w-]{43})$/;

/**
 * The name of the browser in which this account signed in before, by a cookie that nobody else can make: wrong passwords
 * from elsewhere do not slow it down. Undefined for any other browser.
 */
export function knownBrowser(
  config: AppConfig,
  request: IncomingMessage,
  username: string,
): string | undefined {
  const mark = marksOf(config, request).find((each) => isOf(config, each, username));
  return mark && MARK.exec(mark)![1];
}

/** Makes a browser known with the first change that somebody signed in asks for, signing in being one. */
export function keepKnownBrowser(config: AppConfig): RequestHandler {
  const name = nameOf(config);
  const options = { ...sessionCookie(config).options, maxAge: LIFETIME_DAYS * DAY_MS };

  const remember = (request: Request, response: Response): void => {
    const { user } = request;
    if (!user || knownBrowser(config, request, user.username) !== undefined) return;
    const marks = [...marksOf(config, request), newMark(config, user.username)].slice(-MOST_ACCOUNTS);
    response.cookie(name, marks.join('.'), options);
  };

  return (request, response, next) => {
    if (isSafe(request.method)) return next();
    onHeaders(response, () => {
      if (response.statusCode < 400 && (request.secure || !config.secureCookies)) remember(request, response);
    });
    next();
  };
}

const nameOf = ({ secureCookies }: AppConfig): string => (secureCookies ? '__Host-known' : 'known');

function marksOf(config: AppConfig, request: IncomingMessage): string[] {
  const [value] = /^[\w.~-]*/.exec(cookieOf(request, nameOf(config)) ?? '')!;
  return value.split('.').filter((mark) => MARK.test(mark));
}

function newMark(config: AppConfig, username: string): string {
  const browser = randomBytes(12).toString('base64url');
  const day = String(dayNumber());
  return [browser, day, signatureOf(config, username, browser, day).toString('base64url')].join('~');
}

function isOf(config: AppConfig, mark: string, username: string): boolean {
  const [, browser = '', day = '', signature = ''] = MARK.exec(mark)!;
  const expected = signatureOf(config, username, browser, day);
  return (
    timingSafeEqual(Buffer.from(signature, 'base64url'), expected) &&
    dayNumber() - Number(day) <= LIFETIME_DAYS
  );
}

const dayNumber = (): number => Math.floor(Date.now() / DAY_MS);

const signatureOf = ({ sessionSecret }: AppConfig, username: string, browser: string, day: string): Buffer =>
  createHmac('sha256', `known browser ${sessionSecret}`)
    .update(`${browser} ${day} ${username.toLowerCase()}`)
    .digest();
