import { useTranslation } from 'react-i18next';
import { useLocale } from '../../i18n/use-locale';
import { writeNumber } from '../../i18n/written';
import styles from './ChallengeStatus.module.css';

/** Says why nothing of a place can be changed. */
export function ClosedNote({ season }: { season: number }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  return <p className={styles.closed}>{t('challenge.closed', { season: writeNumber(locale, season) })}</p>;
}
