import { beforeEach, expect, test } from 'vitest';
import { rememberSeen, seenBefore } from './seen-films';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** Another tab, or the same browser later. */
const comeBack = () => sessionStorage.clear();

test('nothing is new at the first visit, to its end', () => {
  expect(seenBefore()).toBeUndefined();
  rememberSeen([1, 2]);
  expect(seenBefore()).toEqual(new Set([1, 2]));
});

test('what was there at the last visit is known at the next', () => {
  rememberSeen([1, 2]);
  comeBack();
  expect(seenBefore()).toEqual(new Set([1, 2]));
});

test('what is new stays new for the whole visit, whatever is seen in it', () => {
  rememberSeen([1, 2]);
  comeBack();
  seenBefore();
  rememberSeen([1, 2, 3]);
  expect(seenBefore()).toEqual(new Set([1, 2]));
  comeBack();
  expect(seenBefore()).toEqual(new Set([1, 2, 3]));
});

test('what cannot be read counts for nothing', () => {
  localStorage.setItem('films-seen', '{broken');
  expect(seenBefore()).toBeUndefined();
});
