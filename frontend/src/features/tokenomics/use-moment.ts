import { useTranslation } from 'react-i18next';

/** Gives a function that writes an instant with its time of day, in the language's way and the reader's time zone. */
export function useMoment(): (instant: string) => string {
  const { i18n } = useTranslation();
  const format = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeStyle: 'short' });
  return (instant) => format.format(new Date(instant));
}
