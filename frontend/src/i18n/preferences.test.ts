import { beforeEach, expect, it, vi } from 'vitest';
import page from '../../index.html?raw';
import script from '../../public/preferences.js?raw';
import { keptLanguage } from './language-choice';
import { languages } from './languages';

const { documentElement: root } = document;

/** Runs the script as the page's head does, for a visitor whose browser asks for these languages. */
function visit(...wanted: string[]) {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wanted);
  const element = document.createElement('script');
  element.textContent = script;
  document.head.append(element);
}

beforeEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  document.cookie = 'language=; Path=/; Max-Age=0';
  root.dataset.languages = /data-languages="([^"]*)"/.exec(page)?.[1];
});

it('knows the languages of the site', () => {
  expect(root.dataset.languages?.split(' ')).toEqual(languages.map(({ code }) => code));
});

it.each([
  [['de-AT', 'en'], 'de'],
  [['pt-PT'], 'pt'],
  [['zh-TW', 'ja'], 'zh'],
  [['nl', 'fr-CA', 'en'], 'fr'],
  [['tlh'], 'en'],
  [[], 'en'],
])('greets a browser that asks for %s in %s', (wanted, language) => {
  visit(...wanted);
  expect(root.lang).toBe(language);
  expect(root.dir).toBe('ltr');
});

it('writes Arabic from right to left', () => {
  visit('ar-EG');
  expect([root.lang, root.dir]).toEqual(['ar', 'rtl']);
});

it('prefers what was chosen here to what the browser asks for', () => {
  document.cookie = 'language=ja; Path=/';
  visit('de');
  expect(root.lang).toBe('ja');
});

it('takes over a choice of the time before it was a cookie', () => {
  localStorage.setItem('language', 'ja');
  visit('de');
  expect([root.lang, keptLanguage(), localStorage.getItem('language')]).toEqual(['ja', 'ja', null]);
});

it('leaves the language alone where the server has chosen it', () => {
  root.lang = 'fr';
  delete root.dataset.languages;
  visit('de');
  expect(root.lang).toBe('fr');
});

it('forgets a choice that the site does not know', () => {
  document.cookie = 'language=xx; Path=/';
  visit('de');
  expect(root.lang).toBe('de');
});

it.each([
  ['fr', false, true],
  ['ar', false, false],
  ['hi', false, false],
  ['ar', true, true],
])('lets a page in %s show the Latin typefaces: kept %s, shown %s', (language, isKept, isShown) => {
  delete root.dataset.latinFaces;
  if (isKept) localStorage.setItem('latin-faces', 'kept');
  visit(language);
  expect('latinFaces' in root.dataset).toBe(isShown);
});
