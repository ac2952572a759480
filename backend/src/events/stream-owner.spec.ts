import type { Request } from 'express';
import { streamOwnerOf } from './stream-owner.js';

const visitorFrom = (ip: string | undefined) => streamOwnerOf({ ip } as Request).key;

describe('whose a stream of events is', () => {
  it('is the network’s of whoever is not signed in: all 2^64 addresses of one are one', () => {
    expect(visitorFrom('2001:db8:0:7::1')).toBe(visitorFrom('2001:db8:0:7:ffff:ffff:ffff:ffff'));
    expect(visitorFrom('2001:db8:0:7::1')).not.toBe(visitorFrom('2001:db8:0:8::1'));
    expect(visitorFrom('203.0.113.7')).toBe(visitorFrom('::ffff:203.0.113.7'));
    expect(visitorFrom('203.0.113.7')).not.toBe(visitorFrom('203.0.113.8'));
    expect(visitorFrom(undefined)).toBe(visitorFrom('unknown'));
  });

  it('is the account’s of whoever is, wherever they are', () => {
    const request = { user: { id: 7 }, sessionID: 'session', ip: '203.0.113.7' } as unknown as Request;
    expect(streamOwnerOf(request)).toEqual({ userId: 7, sessionId: 'session', key: 'account 7' });
  });
});
