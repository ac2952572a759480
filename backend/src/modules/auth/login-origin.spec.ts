import type { Request } from 'express';
import type { AppConfig } from '../../config/app-config.js';
import { keepKnownBrowser, type KnownAccount, makeKnown } from '../../session/known-browsers.js';
import { isKnownOrigin, loginOrigin } from './login-origin.js';

const config = { sessionSecret: 'a secret of these tests', secureCookies: false } as AppConfig;
const STRANGER = { ip: '2001:db8:1:2::7', headers: {} } as unknown as Request;

const [AMARA, JONAS] = [1, 2].map((id) => ({ id, password: '$argon2id$' })) as [KnownAccount, KnownAccount];

/** The cookie that a browser gets when somebody has signed in with it. */
function knownTo(account: KnownAccount): string {
  let given = '';
  const response = {
    statusCode: 204,
    writeHead: jest.fn<void, [number]>(),
    cookie: (name: string, value: string) => (given = `${name}=${value}`),
  };
  const request = { headers: {} } as Request;
  keepKnownBrowser(config)(request, response as never, () => makeKnown(request, account));
  response.writeHead(response.statusCode);
  return given;
}

describe('where a password is tried from', () => {
  it('is a network for whom the account does not know', () => {
    const origin = loginOrigin(config, STRANGER, AMARA);
    expect(origin).toBe('2001:db8:1:2::/64');
    expect(loginOrigin(config, STRANGER, null)).toBe(origin);
    expect(isKnownOrigin(origin)).toBe(false);
  });

  it('is the browser in which the account signed in before, from whichever network', () => {
    const cookie = knownTo(AMARA);
    const request = { ...STRANGER, headers: { cookie } } as Request;
    const origin = loginOrigin(config, request, AMARA);
    expect(origin).toMatch(/^browser [\w-]{16}$/);
    expect(isKnownOrigin(origin)).toBe(true);
    expect(loginOrigin(config, { ...request, ip: '203.0.113.7' } as Request, AMARA)).toBe(origin);
    expect(loginOrigin(config, request, JONAS)).toBe('2001:db8:1:2::/64');
  });
});
