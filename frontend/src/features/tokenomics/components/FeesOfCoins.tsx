import { useTranslation } from 'react-i18next';
import { paths } from '../../../paths';
import { ButtonLink } from '../../../ui/button/ButtonLink';
import { EmptyState } from '../../../ui/feedback/EmptyState';
import { Section } from '../../../ui/layout/Section';
import type { CoinFigures } from '../api';
import { useCoinName } from '../use-coin-name';
import { FeesByMonth } from './FeesByMonth';
import styles from './Tokenomics.module.css';

/** Fees month by month, each coin by itself. */
export function FeesOfCoins({ coins }: { coins: CoinFigures[] }) {
  const { t } = useTranslation('tokenomics');
  const nameOf = useCoinName();
  const paid = coins.filter(({ history }) => history.length > 0);
  const [only] = coins;
  const unit = coins.length === 1 && only && t('history.unit', { currency: only.currency });
  return (
    <Section title={t('history.title')} action={unit}>
      {paid.length === 0 && (
        <EmptyState
          text={t('history.empty')}
          action={<ButtonLink to={paths.submitAd}>{t('history.submit')}</ButtonLink>}
        />
      )}
      <div className={styles.coins}>
        {paid.map((coin) => (
          <div key={nameOf(coin)}>
            {coins.length > 1 && <h3 className={styles.coin}>{nameOf(coin)}</h3>}
            <FeesByMonth coin={coin} name={nameOf(coin)} />
          </div>
        ))}
      </div>
    </Section>
  );
}
