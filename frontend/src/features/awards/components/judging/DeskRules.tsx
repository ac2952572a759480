import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import type { DeskAward } from '../../judging-api';
import { usePeriodText } from '../../hooks/use-period-text';
import { highestScore, lowestScore } from '../../rubric';
import styles from './DeskRules.module.css';

interface DeskRulesProps {
  award: DeskAward;
  isSeasonClosed: boolean;
}

/** How to score, until when, and whether one still can. */
export function DeskRules({ award, isSeasonClosed }: DeskRulesProps) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const period = usePeriodText(award);
  return (
    <div className={styles.rules}>
      <p>{t('rubric.lead', { lowest: number(lowestScore), highest: number(highestScore) })}</p>
      <p className={styles.period}>
        {period} · {t(`judging.period.${award.status}`)}
      </p>
      {isSeasonClosed ? (
        <p className={styles.closed}>{t('judging.seasonClosed', { season: number(award.season) })}</p>
      ) : (
        <DaysLeft days={award.daysLeft} />
      )}
    </div>
  );
}

function DaysLeft({ days }: { days: number | null }) {
  const { t } = useTranslation('awards');
  const locale = useLocale();
  if (days === null) return null;
  return (
    <p className={styles.days}>
      {days > 0
        ? t('judging.daysLeft', { count: days, days: formatNumber(locale, days) })
        : t('judging.overdue')}
    </p>
  );
}
