import type { Request, Response } from 'express';
import type { AppConfig } from '../config/app-config.js';
import { keepKnownBrowser, type KnownAccount, knownBrowser, makeKnown } from './known-browsers.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T12:00:00Z');
const config = { sessionSecret: 'a secret of these tests', secureCookies: false } as AppConfig;
const secure: AppConfig = { ...config, secureCookies: true };

const HASH = '$argon2id$of these tests';
const [AMARA, JONAS] = [1, 2].map((id) => ({ id, password: HASH })) as [KnownAccount, KnownAccount];

interface Asked {
  cookie?: string;
  isSecure?: boolean;
  status?: number;
  settings?: AppConfig;
}

/** The cookie that an answer sets to a request that has shown whose it is: name, value and attributes; undefined where it sets none. */
function cookieSet(
  account: KnownAccount | undefined,
  { cookie, isSecure = false, status = 204, settings = config }: Asked = {},
) {
  const set = jest.fn<void, [string, string, object]>();
  const response = { statusCode: status, writeHead: jest.fn(), cookie: set };
  const { writeHead: ended } = response;
  const request = { headers: { cookie }, secure: isSecure } as unknown as Request;
  const next = jest.fn(() => account && makeKnown(request, account));
  keepKnownBrowser(settings)(request, response as unknown as Response, next);
  expect(next).toHaveBeenCalledTimes(1);
  response.writeHead(status);
  expect(ended).toHaveBeenCalledTimes(1);
  return set.mock.calls[0];
}

const markOf = (account: KnownAccount, asked?: Asked): string => cookieSet(account, asked)![1];
const isKnown = (cookie: string | undefined, account: KnownAccount, settings = config): boolean =>
  knownBrowser(settings, { headers: { cookie } } as Request, account) !== undefined;

describe('a browser in which somebody has signed in', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('is known to that account from then on, until its password is another one, and to no other', () => {
    const cookie = `theme=dark; known=${markOf(AMARA)}`;
    expect(isKnown(cookie, { ...AMARA })).toBe(true);
    expect(isKnown(cookie, JONAS)).toBe(false);
    expect(isKnown(cookie, { ...AMARA, password: '$argon2id$another' })).toBe(false);
    expect(isKnown(undefined, AMARA)).toBe(false);
    expect(isKnown(cookie.replace('known=', 'unknown='), AMARA)).toBe(false);
  });

  it('keeps a mark that says nothing of whose it is, out of reach of scripts, for 400 days', () => {
    const [name, value, options] = cookieSet(AMARA)!;
    expect(name).toBe('known');
    expect(value).toMatch(/^[\w-]{16}~20777~[\w-]{43}$/);
    expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 400 * DAY_MS });
  });

  it('is forgotten after 400 days', () => {
    const cookie = `known=${markOf(AMARA)}`;
    jest.setSystemTime(NOW.getTime() + 400 * DAY_MS);
    expect(isKnown(cookie, AMARA)).toBe(true);
    jest.setSystemTime(NOW.getTime() + 401 * DAY_MS);
    expect(isKnown(cookie, AMARA)).toBe(false);
  });

  it('cannot be made known by a mark that was changed, or signed with another secret', () => {
    const mark = markOf(AMARA);
    const [browser, , signature] = mark.split('~');
    expect(isKnown(`known=${browser}~20778~${signature}`, AMARA)).toBe(false);
    expect(isKnown(`known=${'A'.repeat(16)}~20777~${signature}`, AMARA)).toBe(false);
    expect(isKnown(`known=${browser}~20777~${'A'.repeat(43)}`, AMARA)).toBe(false);
    expect(isKnown(`known=${mark}A`, AMARA)).toBe(false);
    expect(isKnown(`known=${mark}`, AMARA, { ...config, sessionSecret: 'another' })).toBe(false);
  });

  it('knows the last four accounts', () => {
    let cookie = '';
    const accounts = [1, 2, 3, 4, 5].map((id) => ({ id, password: HASH }));
    for (const account of accounts) cookie = `known=${markOf(account, { cookie })}`;
    expect(accounts.map((account) => isKnown(cookie, account))).toEqual([false, true, true, true, true]);
  });

  it('forgets nobody for a person who chose new passwords elsewhere: their next mark takes the place of the dead one', () => {
    let cookie = '';
    for (const account of [
      JONAS,
      ...['one', 'two', 'three', 'four'].map((word) => ({ ...AMARA, password: word })),
    ])
      cookie = `known=${markOf(account, { cookie })}`;
    expect([JONAS, { ...AMARA, password: 'four' }].map((account) => isKnown(cookie, account))).toEqual([
      true,
      true,
    ]);
    expect(cookie.split('.')).toHaveLength(2);
  });

  it('takes no mark of before for a dead one of whoever signs in: it may be of somebody else', () => {
    const old = `${'A'.repeat(16)}~20777~${'A'.repeat(43)}`;
    expect(markOf(AMARA, { cookie: `known=${old}` })).toMatch(new RegExp(`^${old}\\.`));
  });

  it('is marked once, when somebody has shown whose it is and is not refused', () => {
    const cookie = `known=${markOf(AMARA)}`;
    expect(cookieSet(AMARA, { cookie })).toBeUndefined();
    expect(cookieSet(JONAS, { cookie })).toBeDefined();
    expect(cookieSet(AMARA, { status: 400 })).toBeUndefined();
    expect(cookieSet(AMARA, { status: 399 })).toBeDefined();
    expect(cookieSet(undefined)).toBeUndefined();
  });

  it('is marked over https alone where cookies are secure, bound to this very host', () => {
    expect(cookieSet(AMARA, { settings: secure })).toBeUndefined();
    const [name, value, options] = cookieSet(AMARA, { settings: secure, isSecure: true })!;
    expect([name, options]).toEqual(['__Host-known', expect.objectContaining({ secure: true })]);
    expect(isKnown(`__Host-known=${value}`, AMARA, secure)).toBe(true);
    expect(isKnown(`known=${value}`, AMARA, secure)).toBe(false);
  });
});
