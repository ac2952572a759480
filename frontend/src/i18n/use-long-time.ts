import { useLocale } from './use-locale';

/** Gives a function that writes date and time of an instant in the language's long form. */
export function useLongTime(): (instant: string) => string {
  const locale = useLocale();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium' });
  return (instant) => format.format(new Date(instant));
}
