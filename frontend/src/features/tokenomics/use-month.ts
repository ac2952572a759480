import { useLocale } from '../../i18n/use-locale';
import { writeDate } from '../../i18n/written';

/** Gives a function that writes a month such as '2026-11' in the language's way, 'Nov 2026' in English. */
export function useMonth(): (month: string) => string {
  const locale = useLocale();
  return (month) =>
    writeDate(locale, new Date(`${month}-01`), { year: 'numeric', month: 'short', timeZone: 'UTC' });
}
