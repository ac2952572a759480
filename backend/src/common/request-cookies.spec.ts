import type { IncomingMessage } from 'node:http';
import { cookieOf } from './request-cookies.js';

const request = (cookie?: string) => ({ headers: { cookie } }) as IncomingMessage;

describe('a cookie of a request', () => {
  it.each([
    ['sid=s%3Aab.c=d; signed-in=1', 's%3Aab.c=d'],
    ['signed-in=1;sid=a', 'a'],
    ['known=b;   sid=', ''],
    ['sid=first; sid=second', 'first'],
    ['other-sid=a; xsid=b; sid', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('of "%s" is what stands behind its name', (header, value) => {
    expect(cookieOf(request(header), 'sid')).toBe(value);
  });

  it('is none of what every object has', () => {
    expect(cookieOf(request('sid=a'), 'constructor')).toBeUndefined();
  });
});
