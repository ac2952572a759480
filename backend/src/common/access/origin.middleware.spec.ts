import type { Request, Response } from 'express';
import { checkOrigin } from './origin.middleware.js';

/** What a request is refused with, if it is. */
function refusalOf(method: string, origin: string | undefined, publicUrl?: string): unknown {
  const request = { method, headers: { origin }, protocol: 'http', host: 'localhost:3000' };
  const next = jest.fn<void, [unknown?]>();
  checkOrigin(publicUrl)(request as unknown as Request, {} as Response, next);
  expect(next).toHaveBeenCalledTimes(1);
  return next.mock.calls[0]![0];
}

const refused = expect.objectContaining({
  problem: expect.objectContaining({ code: 'foreign_origin' }) as unknown,
});

describe('a request from a page', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'get', 'TRACE'])(
    'of another site changes nothing by %s',
    (method) => {
      expect(refusalOf(method, 'https://evil.example')).toEqual(refused);
      expect(refusalOf(method, 'http://localhost:3001')).toEqual(refused);
      expect(refusalOf(method, 'https://localhost:3000')).toEqual(refused);
      expect(refusalOf(method, 'null')).toEqual(refused);
      expect(refusalOf(method, '')).toEqual(refused);
    },
  );

  it.each(['GET', 'HEAD', 'OPTIONS'])('of any site may read by %s', (method) => {
    expect(refusalOf(method, 'https://evil.example')).toBeUndefined();
  });

  it('of the site itself may change things', () => {
    expect(refusalOf('POST', 'http://localhost:3000')).toBeUndefined();
  });

  it('is measured by the public address, path or not, whatever host it names', () => {
    const publicUrl = 'https://challenge.example/site';
    expect(refusalOf('POST', 'https://challenge.example', publicUrl)).toBeUndefined();
    expect(refusalOf('POST', 'http://localhost:3000', publicUrl)).toEqual(refused);
  });

  it('is one that says where it comes from: programs do not', () => {
    expect(refusalOf('POST', undefined)).toBeUndefined();
  });
});
