import { useLocale } from '../../i18n/use-locale';

/** Gives a function that writes a month such as '2026-11' in the language's way, 'Nov 2026' in English. */
export function useMonth(): (month: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'short', timeZone: 'UTC' });
  return (month) => format.format(new Date(`${month}-01`));
}
