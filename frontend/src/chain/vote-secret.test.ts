import { keccak256 } from 'ethers';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { drawSecret, readSecret, storeSecret } from './vote-secret';

afterEach(() => vi.restoreAllMocks());

describe('the secret of a vote', () => {
  it('is 32 bytes whose hash is the pseudonym', async () => {
    const { secret, pseudonym } = await drawSecret();
    expect(secret).toMatch(/^0x[0-9a-f]{64}$/);
    expect(pseudonym).toBe(keccak256(secret));
  });

  it('is another one each time', async () => {
    const drawn = await Promise.all(Array.from({ length: 20 }, drawSecret));
    expect(new Set(drawn.map(({ secret }) => secret)).size).toBe(20);
  });

  it('is found again by its pseudonym, in whichever case that is written', async () => {
    const drawn = await drawSecret();
    expect(storeSecret(drawn)).toBe(true);
    expect(readSecret(drawn.pseudonym)).toBe(drawn.secret);
    expect(readSecret(drawn.pseudonym.toUpperCase().replace('0X', '0x'))).toBe(drawn.secret);
    expect(readSecret(`0x${'00'.repeat(32)}`)).toBeNull();
  });

  it('is said not to be kept where the browser keeps nothing', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(storeSecret(await drawSecret())).toBe(false);
  });
});
