import { describe, expect, it } from 'vitest';
import { lostTransaction } from './lost-transaction';

describe('a transaction that no node knows', () => {
  it('may still be on its way', () => {
    expect(lostTransaction({ missingForMs: 59_000, nonceUsed: false })).toBeNull();
  });

  it('is taken for dropped after a minute', () => {
    expect(lostTransaction({ missingForMs: 60_000, nonceUsed: false })).toBe('dropped');
  });

  it('gives a replacement the time to be credited', () => {
    expect(lostTransaction({ missingForMs: 9_000, nonceUsed: true })).toBeNull();
  });

  it('was replaced by something else when its nonce is used and nothing was credited', () => {
    expect(lostTransaction({ missingForMs: 10_000, nonceUsed: true })).toBe('replaced');
  });

  it('is taken for dropped after a minute when no chain can be asked', () => {
    expect(lostTransaction({ missingForMs: 60_000, nonceUsed: null })).toBe('dropped');
  });
});
