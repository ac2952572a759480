import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { advertising } from '../../season';
import styles from './MoneySplit.module.css';
import { SplitCoins } from './SplitCoins';
import { useAdPrice } from './use-ad-price';

/** How the price of an ad is divided, coin by coin. */
export function MoneySplit() {
  const { t } = useTranslation('home');
  const titleId = useId();
  const { price, founder, platform, coins } = useAdPrice();
  return (
    <section aria-labelledby={titleId} className={`${styles.section} drawn-when-near`}>
      <h2 id={titleId}>{t('split.title', { price })}</h2>
      <SplitCoins coins={coins} />
      <dl className={styles.shares}>
        <div className={styles.founder}>
          <dt>{t('split.founder', { percent: advertising.founderSharePercent })}</dt>
          <dd>{founder}</dd>
        </div>
        <div className={styles.platform}>
          <dt>{t('split.platform', { percent: advertising.platformSharePercent })}</dt>
          <dd>{platform}</dd>
        </div>
      </dl>
      <p className={styles.note}>
        {t('split.text')} <Link to={paths.tokenomics}>{t('split.link')}</Link>
      </p>
    </section>
  );
}
