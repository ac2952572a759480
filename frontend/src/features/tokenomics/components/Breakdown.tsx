import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import type { Tokenomics } from '../api';
import styles from './Breakdown.module.css';

const kinds = ['adPayments', 'votes', 'nftMintings'] as const;

/** What the transactions were: a figure each, and a bar to scale. */
export function Breakdown({ breakdown }: { breakdown: Tokenomics['transactionBreakdown'] }) {
  const { t } = useTranslation('tokenomics');
  const locale = useLocale();
  const most = Math.max(1, ...kinds.map((kind) => breakdown[kind]));
  return (
    <dl className={styles.rows}>
      {kinds.map((kind) => (
        <div key={kind} className={styles.row}>
          <dt>{t(`breakdown.${kind}`)}</dt>
          <dd className={styles.count}>{formatNumber(locale, breakdown[kind])}</dd>
          <dd aria-hidden="true" className={styles.track}>
            <div className={styles.bar} style={{ inlineSize: `${(breakdown[kind] / most) * 100}%` }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
