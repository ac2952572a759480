import { expect, test } from 'vitest';
import { isBuiltFile, mayBePage, maySignIn } from './addresses';
import { isWorkerMessage } from './messages';

test.each([
  ['/', true],
  ['/participants/3', true],
  ['/apiary', true],
  ['/api', false],
  ['/api/uploads/1', false],
  ['/share/participant/3-ab.png', false],
])('takes %s for a page: %s', (pathname, isPage) => {
  expect(mayBePage(pathname)).toBe(isPage);
});

test.each([
  ['POST', '/api/auth/login', true],
  ['POST', '/api/auth/logout', true],
  ['POST', '/api/auth/passkeys/login/verify', true],
  ['DELETE', '/api/auth/me', true],
  ['POST', '/api/viewers', true],
  ['GET', '/api/auth/me', false],
  ['POST', '/api/votes', false],
  ['POST', '/api/authors', false],
])('says whether %s %s may change who is signed in: %s', (method, pathname, may) => {
  expect(maySignIn(method, pathname)).toBe(may);
});

test('keeps files of a build alone beside pages', () => {
  expect(isBuiltFile('/assets/Faq-1a2b.js')).toBe(true);
  expect(isBuiltFile('/demo/portraits/amina.svg')).toBe(false);
});

test.each([
  [{ kind: 'forget' }, true],
  [{ kind: 'keep', page: '/faq', wasAsked: true, files: ['/assets/a.js'] }, true],
  [{ kind: 'keep', page: null, files: [] }, false],
  [{ kind: 'keep', page: '/faq', files: [1] }, false],
  [{ kind: 'eat' }, false],
  ['keep', false],
  [null, false],
])('understands %j: %s', (data, isMessage) => {
  expect(isWorkerMessage(data)).toBe(isMessage);
});
