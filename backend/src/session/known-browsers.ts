import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Request, RequestHandler, Response } from 'express';
import onHeaders from 'on-headers';
import { sessionCookie } from '../common/access/session-cookie.js';
import { cookieOf } from '../common/request-cookies.js';
import type { AppConfig } from '../config/app-config.js';

/** Browsers keep no cookie for longer. */
const LIFETIME_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;

/** So many people of one browser are known; whoever signed in first is forgotten first. */
const MOST_ACCOUNTS = 4;

/** A signed mark: which browser, since when; whose it is nobody else can read in it. */
const MARK = /^([\w-]{16})~(\d{5})~([\w-]{43})$/;

/** Of a browser's name: half of it is by chance, half tells the site whose it is, also once the password is another one. */
const BYTES_OF_A_HALF = 6;
const LENGTH_OF_A_HALF = 8;

/** To whom a browser is known, for as long as the password stays: a name may become somebody else's, an account be taken back. */
export interface KnownAccount {
  id: number;
  /** Its hash. */
  password: string;
}

/**
 * The name of the browser in which this account signed in before, by a cookie that nobody else can make: wrong passwords
 * from elsewhere do not slow it down. Undefined for any other browser.
 */
export function knownBrowser(
  config: AppConfig,
  request: IncomingMessage,
  account: KnownAccount,
): string | undefined {
  const mark = marksOf(config, request).find((each) => isOf(config, each, account));
  return mark && MARK.exec(mark)![1];
}

/** Whose each request has shown itself to be. */
const shown = new WeakMap<IncomingMessage, KnownAccount>();

/**
 * Makes a browser known with the answer to what has shown whose it is: a sign-in, or the password where it is changed. A session
 * is not enough, as whoever has stolen one would get as many names as there are passwords to try.
 */
export const makeKnown = (request: IncomingMessage, account: KnownAccount): void =>
  void shown.set(request, account);

/** Stands before the session, whose own cookie so comes first. */
export function keepKnownBrowser(config: AppConfig): RequestHandler {
  const name = nameOf(config);
  const options = { ...sessionCookie(config).options, maxAge: LIFETIME_DAYS * DAY_MS };

  const remember = (request: Request, response: Response): void => {
    const account = shown.get(request);
    if (!account || knownBrowser(config, request, account) !== undefined) return;
    // Not its own of a former password, which would push others out.
    const others = marksOf(config, request).filter((mark) => !wasOf(config, mark, account));
    const marks = [...others, newMark(config, account)].slice(-MOST_ACCOUNTS);
    response.cookie(name, marks.join('.'), options);
  };

  return (request, response, next) => {
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

function newMark(config: AppConfig, account: KnownAccount): string {
  const browser = nameFor(config, account, randomBytes(BYTES_OF_A_HALF).toString('base64url'));
  const day = String(dayNumber());
  return [browser, day, signatureOf(config, account, browser, day).toString('base64url')].join('~');
}

function isOf(config: AppConfig, mark: string, account: KnownAccount): boolean {
  const [, browser = '', day = '', signature = ''] = MARK.exec(mark)!;
  const expected = signatureOf(config, account, browser, day);
  return (
    timingSafeEqual(Buffer.from(signature, 'base64url'), expected) &&
    dayNumber() - Number(day) <= LIFETIME_DAYS
  );
}

/** Whether a mark was made for this account, whatever its password was. */
function wasOf(config: AppConfig, mark: string, account: KnownAccount): boolean {
  const [, browser = ''] = MARK.exec(mark)!;
  return browser === nameFor(config, account, browser.slice(0, LENGTH_OF_A_HALF));
}

/** Nobody else sees from it that two browsers are of one account. */
function nameFor({ sessionSecret }: AppConfig, { id }: KnownAccount, chance: string): string {
  const owner = createHmac('sha256', `owner of a known browser ${sessionSecret}`).update(`${chance} ${id}`);
  return chance + owner.digest().subarray(0, BYTES_OF_A_HALF).toString('base64url');
}

const dayNumber = (): number => Math.floor(Date.now() / DAY_MS);

const signatureOf = (
  { sessionSecret }: AppConfig,
  { id, password }: KnownAccount,
  browser: string,
  day: string,
): Buffer =>
  createHmac('sha256', `known browser ${sessionSecret}`)
    .update(`${browser} ${day} ${id} ${password}`)
    .digest();
