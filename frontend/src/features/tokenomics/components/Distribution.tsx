import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { usePercent } from '../../../i18n/use-percent';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import type { Tokenomics } from '../api';
import { shares } from '../shares';
import styles from './Distribution.module.css';

const DistributionChart = lazy(() => import('./DistributionChart'));

/** What the income is meant for: a ring with its percentages, and the same in words beside it. */
export function Distribution({ distribution }: Pick<Tokenomics, 'distribution'>) {
  const { t } = useTranslation('tokenomics');
  const percentOf = usePercent();
  return (
    <div className={styles.columns}>
      <div aria-hidden="true" className={styles.ring}>
        <Suspense fallback={<Skeleton height="100%" />}>
          <DistributionChart distribution={distribution} />
        </Suspense>
      </div>
      <dl className={styles.legend}>
        {shares.map(({ key, color }) => (
          <div key={key} className={styles.share}>
            <dt className={styles.name}>
              <span className={styles.swatch} style={{ background: color }} />
              {t(`distribution.${key}.name`)}
            </dt>
            <dd className={styles.percent}>{percentOf(distribution[key])}</dd>
            <dd className={styles.words}>{t(`distribution.${key}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
