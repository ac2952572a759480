import type { TFunction } from 'i18next';

/** What the page says that stands in for all others without a network. It is made with the site, in every language. */
export const offlineWords = (t: TFunction<'offline'>) => ({
  title: t('title'),
  text: t('text'),
  again: t('again'),
  kept: t('kept'),
});
