import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { currentLanguage, loadNamespaces, startTranslation } from '.';
import { changeLanguage, hasChosenLanguage, keptLanguage } from './language-choice';
import type { Language } from './languages';

const { documentElement: root } = document;
/** As it was in a visit before the site dropped the language, or while its texts cannot be fetched. */
const unreachable = 'xx' as Language;

afterEach(async () => {
  await changeLanguage('en');
  document.cookie = 'language=; Path=/; Max-Age=0';
});

it('shows the chosen language, and its direction, and keeps the choice', async () => {
  expect(hasChosenLanguage()).toBe(false);
  expect(await changeLanguage('ar')).toBe('shown');
  expect([root.lang, root.dir, keptLanguage()]).toEqual(['ar', 'rtl', 'ar']);
  expect(i18next.t('account.register')).toBe(i18next.getFixedT('ar')('account.register'));
  expect(i18next.t('account.register')).not.toBe('Register');
});

it('fetches the namespaces of a page in the language that is shown', async () => {
  await changeLanguage('ar');
  await loadNamespaces('tokenomics');
  expect(i18next.hasResourceBundle('ar', 'tokenomics')).toBe(true);
});

it('stays as it is where a language cannot be fetched', async () => {
  expect(await changeLanguage(unreachable)).toBe('failed');
  expect([root.lang, keptLanguage(), currentLanguage()]).toEqual(['en', null, 'en']);
});

it('begins in English where the preferred language cannot be fetched', async () => {
  root.lang = unreachable;
  await startTranslation();
  expect([root.lang, root.dir, currentLanguage()]).toEqual(['en', 'ltr', 'en']);
});

it('begins in the language that the document was given', async () => {
  root.lang = 'ar';
  await startTranslation();
  expect([currentLanguage(), root.dir]).toEqual(['ar', 'rtl']);
});

it('begins with the texts that came with the page', async () => {
  root.lang = 'fr';
  await startTranslation({ common: { loading: 'Patience' } });
  expect([currentLanguage(), i18next.t('loading')]).toEqual(['fr', 'Patience']);
});

it('says so where the texts of a page cannot be fetched in any language', async () => {
  await expect(loadNamespaces('tokenomics', 'no-such-texts')).rejects.toThrow('no-such-texts');
});
