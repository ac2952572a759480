import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { Facts } from '../../../ui/facts/Facts';
import type { AdDay } from '../placements/api';
import styles from './AdMetrics.module.css';
import { leftOut } from './metrics-sums';

/** What was told of the ad and is not in its figures, and why. */
export function LeftOut({ rows }: { rows: readonly AdDay[] }) {
  const { t } = useTranslation('metrics');
  const locale = useLocale();
  const reasons = leftOut(rows);
  return (
    <section aria-label={t('leftOut.title')} className={styles.leftOut}>
      <h3>{t('leftOut.title')}</h3>
      {reasons.length === 0 ? (
        <p className={styles.note}>{t('leftOut.none')}</p>
      ) : (
        <Facts
          facts={reasons.map(([reason, count]) => ({
            label: t(`leftOut.reasons.${reason}`),
            value: formatNumber(locale, count),
          }))}
        />
      )}
    </section>
  );
}
