import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { writeNumber } from '../../../i18n/written';
import styles from './VoteMonths.module.css';

/** What a reader can do about a month that no browser counts. */
export function TooMany({ month, votes }: { month: string; votes: number }) {
  const { t } = useTranslation('transparency');
  const locale = useLocale();
  return (
    <div className={styles.result}>
      <p>{t('recount.tooMany', { votes: writeNumber(locale, votes) })}</p>
      <code className={styles.command} dir="ltr">
        {commandFor(month)}
      </code>
      <a href={`/api/votes/months/${month}/leaves.ndjson.gz`} download>
        {t('recount.file')}
      </a>
    </div>
  );
}

const commandFor = (month: string): string => `npm run recount -- ${window.location.origin} ${month}`;
