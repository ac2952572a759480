import { useTranslation } from 'react-i18next';
import type { PaidCoins } from '../../../../features/homes';
import { Figures } from '../../../../ui/facts/Figures';
import { Amount } from '../../../../ui/money/Amount';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';
import styles from './Paid.module.css';

const states = ['held', 'settled', 'refunded'] as const;

/** Where the coins are that were paid for ads, by what the chains say. */
export function Paid({ paid }: { paid: PaidCoins[] }) {
  const { t } = useTranslation('homes');
  return (
    <HomePart title={t('advertiser.paid.title')}>
      {paid.length === 0 && <p className={list.none}>{t('advertiser.paid.none')}</p>}
      <div className={styles.chains}>
        {paid.map((coins) => (
          <Figures
            key={coins.chainId}
            figures={states.map((state) => ({
              label: t(`advertiser.paid.${state}`),
              value: <Amount wei={coins[state]} currency={coins.currency} />,
            }))}
          />
        ))}
      </div>
    </HomePart>
  );
}
