import type { Request } from 'express';
import { hasSteppedUp, markSteppedUp, PROOF_OF_THE_DAY } from './session-marks.js';

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

describe('a proof that may be eight hours old', () => {
  const HOURS_8 = 8 * 60 * MINUTE_MS;

  beforeEach(() => jest.useFakeTimers({ now: NOW }));
  afterEach(() => jest.useRealTimers());

  const signedIn = (): Request => ({ session: { signedInAt: NOW.toISOString() } }) as unknown as Request;

  it('counts for so long', () => {
    const request = proven(true);
    jest.setSystemTime(NOW.getTime() + HOURS_8 - 1);
    expect(hasSteppedUp(request, true, PROOF_OF_THE_DAY)).toBe(true);
    jest.setSystemTime(NOW.getTime() + HOURS_8);
    expect(hasSteppedUp(request, true, PROOF_OF_THE_DAY)).toBe(false);
  });

  it('is a sign-in as well, where it was complete', () => {
    expect(hasSteppedUp(signedIn(), false)).toBe(false);
    expect(hasSteppedUp(signedIn(), true, PROOF_OF_THE_DAY)).toBe(false);
    jest.setSystemTime(NOW.getTime() + HOURS_8 - 1);
    expect(hasSteppedUp(signedIn(), false, PROOF_OF_THE_DAY)).toBe(true);
    jest.setSystemTime(NOW.getTime() + HOURS_8);
    expect(hasSteppedUp(signedIn(), false, PROOF_OF_THE_DAY)).toBe(false);
  });

  it('by the password alone counts only where there is no second factor', () => {
    expect(hasSteppedUp(proven(false), true, PROOF_OF_THE_DAY)).toBe(false);
    expect(hasSteppedUp(proven(false), false, PROOF_OF_THE_DAY)).toBe(true);
  });
});
