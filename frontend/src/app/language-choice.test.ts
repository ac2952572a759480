import { afterEach, expect, it, vi } from 'vitest';
import germanErrors from '../i18n/de/errors.json';
import germanFaq from '../i18n/de/faq.json';
import englishFaq from '../i18n/en/faq.json';
import { loadTexts } from '../i18n/texts';

const { documentElement: root } = document;
/** Texts that do not come, as '<language>/<namespace>'. */
const lost = new Set<string>();
const held = new Map<string, Promise<void>>();

/** Has the files of a language come when it is released. */
function hold(language: string): () => void {
  let release = () => {};
  held.set(language, new Promise((resolve) => (release = resolve)));
  return release;
}

function forget(language: string): void {
  for (const namespace of ['common', 'errors', 'faq', 'terms'])
    i18next.removeResourceBundle(language, namespace);
}

// What prepares all tests has loaded the texts' modules already.
vi.resetModules();
vi.doMock('../i18n/texts', () => ({
  loadTexts: async (language: string, namespace: string) => {
    await held.get(language);
    if (lost.has(`${language}/${namespace}`)) throw new Error('Lost on the way');
    return loadTexts(language, namespace);
  },
}));
const { default: i18next } = await import('i18next');
const { loadNamespaces, startTranslation } = await import('../i18n');
const { changeLanguage, fetchMissedTexts, hasChosenLanguage, keptLanguage } =
  await import('../i18n/language-choice');
const { serverMessage } = await import('../ui/feedback/problem-text');

await startTranslation();

/** A title of a page, as it is shown. */
const faqTitle = () => i18next.getFixedT(null, 'faq')('title');

afterEach(async () => {
  lost.clear();
  held.clear();
  await changeLanguage('en');
  forget('de');
  forget('fr');
  document.cookie = 'language=; Path=/; Max-Age=0';
});

it('shows the last of two quick choices, though its texts come first', async () => {
  const release = hold('de');
  const first = changeLanguage('de');
  expect(await changeLanguage('fr')).toBe('shown');
  release();
  expect(await first).toBe('overtaken');
  expect([root.lang, i18next.language, keptLanguage()]).toEqual(['fr', 'fr', 'fr']);
});

it('stays where it was when a choice is taken back before its texts come', async () => {
  const release = hold('de');
  const first = changeLanguage('de');
  expect(hasChosenLanguage()).toBe(true);
  await changeLanguage('en');
  release();
  expect(await first).toBe('overtaken');
  expect([root.lang, keptLanguage()]).toEqual(['en', 'en']);
});

it('keeps to the former language while one file of the chosen one is lost, and shows it once it comes', async () => {
  await loadNamespaces('faq');
  lost.add('de/faq');
  expect(await changeLanguage('de')).toBe('failed');
  expect([root.lang, keptLanguage()]).toEqual(['en', null]);
  await fetchMissedTexts();
  expect(root.lang).toBe('en');
  lost.clear();
  await fetchMissedTexts();
  expect([root.lang, keptLanguage(), faqTitle()]).toEqual(['de', 'de', germanFaq.title]);
});

it('forgets a language that could not be fetched once another is chosen', async () => {
  lost.add('de/common');
  await changeLanguage('de');
  await changeLanguage('fr');
  lost.clear();
  await fetchMissedTexts();
  expect(root.lang).toBe('fr');
});

it('reads a page in English only until its own texts can be fetched', async () => {
  await changeLanguage('de');
  i18next.removeResourceBundle('de', 'faq');
  lost.add('de/faq');
  await loadNamespaces('faq');
  expect(faqTitle()).toBe(englishFaq.title);
  lost.clear();
  const drawn = vi.fn<() => void>();
  i18next.on('languageChanged', drawn);
  await fetchMissedTexts();
  expect(faqTitle()).toBe(germanFaq.title);
  expect(drawn).toHaveBeenCalledOnce();
  i18next.off('languageChanged', drawn);
});

it('says no failure in English on a page of another language, and asks for the words of the next one', async () => {
  await changeLanguage('de');
  i18next.removeResourceBundle('de', 'errors');
  lost.add('de/errors');
  await loadNamespaces('errors');
  const problem = { code: 'not_signed_in', message: 'Please sign in first' } as const;
  const failure = { status: 401, message: '401: {}', problem, fields: {} };
  expect(serverMessage(i18next, failure, 'Das ging nicht.')).toBe('Das ging nicht.');
  lost.clear();
  await loadNamespaces('errors');
  expect(serverMessage(i18next, failure, '')).toBe(germanErrors.not_signed_in);
});
