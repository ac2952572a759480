import type { Request, Response } from 'express';
import type { AppConfig } from '../config/app-config.js';
import { keepKnownBrowser, knownBrowser } from './known-browsers.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const NOW = new Date('2026-11-20T12:00:00Z');
const config = { sessionSecret: 'a secret of these tests', secureCookies: false } as AppConfig;
const secure: AppConfig = { ...config, secureCookies: true };

interface Asked {
  method?: string;
  username?: string;
  cookie?: string;
  isSecure?: boolean;
  status?: number;
  settings?: AppConfig;
}

/** The cookie that an answer sets: name, value and attributes; undefined where it sets none. */
function cookieSet({
  method = 'POST',
  username,
  cookie,
  isSecure = false,
  status = 204,
  settings = config,
}: Asked) {
  const set = jest.fn<void, [string, string, object]>();
  const response = { statusCode: status, writeHead: jest.fn(), cookie: set };
  const { writeHead: ended } = response;
  const user = username && { username };
  const request = { method, headers: { cookie }, user, secure: isSecure };
  const next = jest.fn();
  keepKnownBrowser(settings)(request as unknown as Request, response as unknown as Response, next);
  expect(next).toHaveBeenCalledTimes(1);
  response.writeHead(status);
  expect(ended).toHaveBeenCalledTimes(1);
  return set.mock.calls[0];
}

const markOf = (username: string, rest: Asked = {}): string => cookieSet({ username, ...rest })![1];
const isKnown = (cookie: string | undefined, username: string, settings = config): boolean =>
  knownBrowser(settings, { headers: { cookie } } as Request, username) !== undefined;

describe('a browser in which somebody has signed in', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('is known to that account from then on, however its name is written, and to no other', () => {
    const cookie = `theme=dark; known=${markOf('Amara')}`;
    expect(isKnown(cookie, 'amara')).toBe(true);
    expect(isKnown(cookie, 'jonas')).toBe(false);
    expect(isKnown(undefined, 'amara')).toBe(false);
    expect(isKnown(cookie.replace('known=', 'unknown='), 'amara')).toBe(false);
  });

  it('keeps a mark that says nothing of whose it is, out of reach of scripts, for 400 days', () => {
    const [name, value, options] = cookieSet({ username: 'amara' })!;
    expect(name).toBe('known');
    expect(value).toMatch(/^[\w-]{16}~20777~[\w-]{43}$/);
    expect(options).toMatchObject({ httpOnly: true, sameSite: 'lax', path: '/', maxAge: 400 * DAY_MS });
  });

  it('is forgotten after 400 days', () => {
    const cookie = `known=${markOf('amara')}`;
    jest.setSystemTime(NOW.getTime() + 400 * DAY_MS);
    expect(isKnown(cookie, 'amara')).toBe(true);
    jest.setSystemTime(NOW.getTime() + 401 * DAY_MS);
    expect(isKnown(cookie, 'amara')).toBe(false);
  });

  it('cannot be made known by a mark that was changed, or signed with another secret', () => {
    const mark = markOf('amara');
    const [browser, , signature] = mark.split('~');
    expect(isKnown(`known=${browser}~20778~${signature}`, 'amara')).toBe(false);
    expect(isKnown(`known=${'A'.repeat(16)}~20777~${signature}`, 'amara')).toBe(false);
    expect(isKnown(`known=${browser}~20777~${'A'.repeat(43)}`, 'amara')).toBe(false);
    expect(isKnown(`known=${mark}A`, 'amara')).toBe(false);
    expect(isKnown(`known=${mark}`, 'amara', { ...config, sessionSecret: 'another' })).toBe(false);
  });

  it('knows the last four accounts', () => {
    let cookie = '';
    for (const username of ['one', 'two', 'three', 'four', 'five'])
      cookie = `known=${markOf(username, { cookie })}`;
    expect(['one', 'two', 'three', 'four', 'five'].map((username) => isKnown(cookie, username))).toEqual([
      ...[false, true, true, true, true],
    ]);
  });

  it('is marked once, when somebody signed in changes something and is not refused', () => {
    const cookie = `known=${markOf('amara')}`;
    expect(cookieSet({ username: 'amara', cookie })).toBeUndefined();
    expect(cookieSet({ username: 'amara', method: 'GET' })).toBeUndefined();
    expect(cookieSet({ username: 'amara', status: 400 })).toBeUndefined();
    expect(cookieSet({ username: 'amara', status: 399 })).toBeDefined();
    expect(cookieSet({})).toBeUndefined();
  });

  it('is marked over https alone where cookies are secure, bound to this very host', () => {
    const asked = { username: 'amara', settings: secure };
    expect(cookieSet(asked)).toBeUndefined();
    const [name, value, options] = cookieSet({ ...asked, isSecure: true })!;
    expect([name, options]).toEqual(['__Host-known', expect.objectContaining({ secure: true })]);
    expect(isKnown(`__Host-known=${value}`, 'amara', secure)).toBe(true);
    expect(isKnown(`known=${value}`, 'amara', secure)).toBe(false);
  });
});
