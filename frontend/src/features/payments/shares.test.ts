import { expect, it } from 'vitest';
import { splitShares } from './shares';

it('leaves what cannot be divided to the platform', () => {
  expect(splitShares(101n)).toEqual({ founder: 30n, platform: 71n });
});
