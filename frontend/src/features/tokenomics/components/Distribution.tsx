import { useTranslation } from 'react-i18next';
import { usePercent } from '../../../i18n/use-percent';
import type { Tokenomics } from '../api';
import { shares } from '../shares';
import styles from './Distribution.module.css';
import { DistributionRing } from './DistributionRing';

/** What the income is meant for: a ring with its percentages, and the same in words beside it. */
export function Distribution({ distribution }: Pick<Tokenomics, 'distribution'>) {
  const { t } = useTranslation('tokenomics');
  const percentOf = usePercent();
  return (
    <div className={styles.columns}>
      <DistributionRing distribution={distribution} />
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
