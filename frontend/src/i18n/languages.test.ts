import { expect, it } from 'vitest';
import { languages, localeOf } from './languages';

it.each(languages)('writes the figures of $name in the digits of the wallets', ({ code }) => {
  expect(new Intl.NumberFormat(localeOf(code)).format(25)).toBe('25');
});

it('writes dates of Arabic in its own words', () => {
  const date = new Intl.DateTimeFormat(localeOf('ar'), { dateStyle: 'long', timeZone: 'UTC' });
  expect(date.format(new Date('2025-03-05'))).toBe('5 مارس 2025');
});
