import { usePercent } from '../../../i18n/use-percent';
import styles from './ShareBars.module.css';

interface ShareBarsProps {
  lead: string;
  shares: { name: string; percent: number }[];
}

/** Shares of a whole as bars under their names; the figures carry the meaning, the bars show it. */
export function ShareBars({ lead, shares }: ShareBarsProps) {
  const percentOf = usePercent();
  return (
    <>
      <p className={styles.lead}>{lead}</p>
      <dl className={styles.shares}>
        {shares.map(({ name, percent }) => (
          <div key={name} className={styles.share}>
            <dt>{name}</dt>
            <dd>{percentOf(percent)}</dd>
            <dd aria-hidden="true" className={styles.track}>
              <div className={styles.bar} style={{ inlineSize: `${percent}%` }} />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
