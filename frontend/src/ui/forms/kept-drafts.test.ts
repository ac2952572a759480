import { afterEach, expect, test } from 'vitest';
import { discardDrafts, handOverDrafts, storedDraft, storeDraft, typedDrafts } from './kept-drafts';

afterEach(() => {
  typedDrafts.clear();
  sessionStorage.clear();
  localStorage.clear();
});

const type = (key: string, scope: 'tab' | 'browser' = 'tab') => {
  storeDraft(key, { text: key }, scope);
  typedDrafts.set(key, scope);
};

test('gives what is typed to whoever goes on, and no score', () => {
  type('profile-draft-7');
  type('report-draft-7-3-2', 'browser');
  type('score-draft:7:1:2');
  handOverDrafts(7, 8);
  expect(storedDraft('profile-draft-8')).toEqual({ text: 'profile-draft-7' });
  expect(storedDraft('report-draft-8-3-2', 'browser')).toEqual({ text: 'report-draft-7-3-2' });
  expect(storedDraft('score-draft:8:1:2')).toBeNull();
});

test('forgets all that is of an account', () => {
  type('report-draft-7-3-2', 'browser');
  type('score-draft:7:1:2');
  type('report-draft-8-7-2', 'browser');
  discardDrafts(7);
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toEqual(['report-draft-8-7-2']);
});
