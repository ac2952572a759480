import { expect, test } from 'vitest';
import { isTooShort } from '../../ui/forms/typed-search';
import { adFilterOf, adsWanted, noAdFilter } from './ad-filter';

test('takes from the address what there is to choose', () => {
  expect(adFilterOf({ text: 'bread', category: 'business', status: 'pending' })).toEqual({
    text: 'bread',
    category: 'business',
    status: 'pending',
  });
  expect(adFilterOf({ text: '', category: 'invented', status: 'rejected' })).toEqual(noAdFilter);
});

test('asks the server for what is narrowed, and for nothing else', () => {
  expect(adsWanted({ text: ' bread ', category: 'all', status: 'all' })).toEqual({ q: 'bread' });
  expect(adsWanted({ text: '', category: 'design', status: 'approved' })).toEqual({
    category: 'design',
    status: 'approved',
  });
});

test.each([
  ['', false],
  ['  ', false],
  ['br', true],
  ['𠮷野', true],
  ['bre', false],
])('knows whether %j is too short to be looked for', (text, tooShort) => {
  expect(isTooShort(text)).toBe(tooShort);
  expect(adsWanted({ ...noAdFilter, text }).q).toBe(tooShort ? undefined : text.trim() || undefined);
});
