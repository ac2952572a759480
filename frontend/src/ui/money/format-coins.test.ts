import { expect, test } from 'vitest';
import { formatCoins } from './format-coins';

test('writes whole coins without a fraction', () => {
  expect(formatCoins('25000000000000000000')).toBe('25');
});

test('writes a part of a coin', () => {
  expect(formatCoins(7_500_000_000_000_000_000n)).toBe('7.5');
});

test('cuts further digits and never rounds up', () => {
  expect(formatCoins('1999999999999999999')).toBe('1.9999');
});

test('does not call a tiny amount zero', () => {
  expect(formatCoins(1n)).toBe('<0.0001');
  expect(formatCoins(0n)).toBe('0');
});

test('keeps every digit of amounts beyond the precision of a number', () => {
  expect(formatCoins('123456789012345678901234567890', 18)).toBe('123,456,789,012.34567890123456789');
});

test('follows the language', () => {
  expect(formatCoins('1234500000000000000000', 4, 'de')).toBe('1.234,5');
});
