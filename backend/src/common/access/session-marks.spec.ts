import type { Request } from 'express';
import { hasSteppedUp, markSteppedUp } from './session-marks.js';

const NOW = new Date('2026-11-20T12:00:00Z');
const MINUTE_MS = 60_000;

const proven = (withFactor: boolean): Request => {
  const request = { session: {} } as Request;
  markSteppedUp(request, withFactor);
  return request;
};

describe('a proof of who somebody is', () => {
  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  it('counts for ten minutes', () => {
    const request = proven(true);
    jest.setSystemTime(NOW.getTime() + 10 * MINUTE_MS - 1);
    expect(hasSteppedUp(request, true)).toBe(true);
    jest.setSystemTime(NOW.getTime() + 10 * MINUTE_MS);
    expect(hasSteppedUp(request, true)).toBe(false);
  });

  it('by the password alone counts only where there is no second factor', () => {
    expect(hasSteppedUp(proven(false), false)).toBe(true);
    expect(hasSteppedUp(proven(false), true)).toBe(false);
    expect(hasSteppedUp(proven(true), false)).toBe(true);
  });

  it('is none that nobody gave', () => {
    expect(hasSteppedUp({ session: {} } as Request, false)).toBe(false);
  });
});
