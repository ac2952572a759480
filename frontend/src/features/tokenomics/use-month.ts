import { useTranslation } from 'react-i18next';

/** Gives a function that writes a month such as '2026-11' in the language's way, 'Nov 2026' in English. */
export function useMonth(): (month: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01`));
}
