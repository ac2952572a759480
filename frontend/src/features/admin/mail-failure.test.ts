import { expect, test } from 'vitest';
import { failureOf } from './mail-failure';

test.each([
  ['550', 'address'],
  ['535', 'login'],
  ['EAUTH', 'login'],
  ['552', 'full'],
  ['554', 'refused'],
  ['451', 'later'],
  ['ETLS', 'unencrypted'],
  ['ECONNREFUSED', 'away'],
  ['unknown', 'away'],
])('tells %s apart as %s', (code, failure) => {
  expect(failureOf(code)).toBe(failure);
});
