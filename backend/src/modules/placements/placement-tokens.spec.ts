import type { AppConfig } from '../../config/app-config.js';
import { DatabaseClock } from './database-clock.js';
import { PlacementTokens } from './placement-tokens.js';
import { SLOTS } from './placement.types.js';

const NOON = Date.parse('2026-11-26T12:00:00Z');

describe('tokens of ads', () => {
  const clock = new DatabaseClock();
  const tokens = new PlacementTokens({ sessionSecret: 'one secret' } as AppConfig, clock);
  beforeEach(() => {
    jest.useFakeTimers({ now: NOON });
    clock.learn(NOON);
  });
  afterEach(() => jest.useRealTimers());

  it.each(SLOTS)('say which ad stood in %s, and when', (slot) => {
    expect(tokens.read(tokens.issue(2_147_483_647, slot))).toEqual({
      ...{ adId: 2_147_483_647, slot, day: '2026-11-26', isGenuine: true },
      expiresAt: NOON + 3_600_000,
      nonce: expect.any(BigInt) as bigint,
    });
  });

  it.each([undefined, 'robot', 'prefetch'] as const)(
    'say whether it was served, or to whom: %s',
    (notServed) => {
      for (const slot of SLOTS)
        expect(tokens.read(tokens.issue(1, slot, notServed))).toMatchObject({ slot, notServed });
    },
  );

  it('go by the clock of the database', () => {
    clock.learn(Date.parse('2026-11-27T00:00:01Z'));
    expect(tokens.read(tokens.issue(1, 'home-banner'))!.day).toBe('2026-11-27');
  });

  it('are told from each other', () => {
    const nonces = Array.from({ length: 1_000 }, () => tokens.read(tokens.issue(1, 'home-banner'))!.nonce);
    expect(new Set(nonces).size).toBe(1_000);
  });

  it('are not genuine with a single bit changed, nor from another site', () => {
    const token = tokens.issue(12, 'ad-sidebar');
    for (let bit = 0; bit < 33 * 8; bit++) {
      const bytes = Buffer.from(token, 'base64url');
      bytes[bit >> 3] = bytes[bit >> 3]! ^ (1 << (bit & 7));
      expect(tokens.read(bytes.toString('base64url'))?.isGenuine ?? false).toBe(false);
    }
    const others = new PlacementTokens({ sessionSecret: 'another secret' } as AppConfig, clock);
    expect(others.read(token)!.isGenuine).toBe(false);
  });

  it.each(['', 'x', 'x'.repeat(43), '+'.repeat(44), 'x'.repeat(45), `${'A'.repeat(43)}=`, 'é'.repeat(44)])(
    'are none where %s comes in their place',
    (text) => {
      expect(tokens.read(text)).toBeUndefined();
    },
  );
});
