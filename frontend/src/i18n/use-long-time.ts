import { useTranslation } from 'react-i18next';

/** Gives a function that writes date and time of an instant in the language's long form. */
export function useLongTime(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'medium' });
  return (instant) => format.format(new Date(instant));
}
