import i18next from 'i18next';
import { afterEach, expect, it } from 'vitest';
import { changeLanguage, currentLanguage, hasChosenLanguage, loadNamespaces, startTranslation } from '.';
import type { Language } from './languages';

const { documentElement: root } = document;
/** As it was in a visit before the site dropped the language, or while its texts cannot be fetched. */
const unreachable = 'xx' as Language;

afterEach(async () => {
  await changeLanguage('en');
  localStorage.clear();
});

it('shows the chosen language, and its direction, and keeps the choice', async () => {
  expect(hasChosenLanguage()).toBe(false);
  expect(await changeLanguage('ar')).toBe(true);
  expect([root.lang, root.dir, localStorage.getItem('language')]).toEqual(['ar', 'rtl', 'ar']);
  expect(i18next.t('account.register')).toBe(i18next.getFixedT('ar')('account.register'));
  expect(i18next.t('account.register')).not.toBe('Register');
});

it('fetches the namespaces of a page in the language that is shown', async () => {
  await changeLanguage('ar');
  await loadNamespaces('tokenomics');
  expect(i18next.hasResourceBundle('ar', 'tokenomics')).toBe(true);
});

it('stays as it is where a language cannot be fetched', async () => {
  expect(await changeLanguage(unreachable)).toBe(false);
  expect([root.lang, localStorage.getItem('language'), currentLanguage()]).toEqual(['en', null, 'en']);
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

it('says in English what a language lacks', async () => {
  await changeLanguage('ar');
  i18next.removeResourceBundle('ar', 'common');
  expect(i18next.t('loading')).toBe('Loading');
  await i18next.reloadResources('ar', 'common');
});
