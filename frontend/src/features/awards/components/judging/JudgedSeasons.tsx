import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import type { JudgedAward } from '../../judging-api';
import styles from './JudgedSeasons.module.css';

interface JudgedSeasonsProps {
  awards: JudgedAward[];
  current: JudgedAward;
}

/** For whoever judges more than one season. */
export function JudgedSeasons({ awards, current }: JudgedSeasonsProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  return (
    <nav aria-label={t('judging.seasons')}>
      <ul className={styles.seasons}>
        {awards.map((award) => (
          <li key={award.id}>
            <Link
              to={{ search: `?award=${award.id}` }}
              aria-current={award.id === current.id || undefined}
              className={styles.season}
              preventScrollReset
            >
              {t('judging.season', { season: formatNumber(locale, award.season) })}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
