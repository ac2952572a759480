import { expect, test } from 'vitest';
import { shortenAddress } from './shorten-address';

test('keeps the first six and the last four characters', () => {
  expect(shortenAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')).toBe('0xf39F…2266');
});
