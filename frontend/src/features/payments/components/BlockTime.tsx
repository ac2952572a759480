import { useLocale } from '../../../i18n/use-locale';
import { writeDate } from '../../../i18n/written';

/** When a payment was put into its block (UTC). @param instant in ISO */
export function BlockTime({ instant }: { instant: string }) {
  const locale = useLocale();
  const written = writeDate(locale, new Date(instant), {
    ...{ dateStyle: 'long', timeStyle: 'medium' },
    timeZone: 'UTC',
  });
  return <time dateTime={instant}>{written}</time>;
}
