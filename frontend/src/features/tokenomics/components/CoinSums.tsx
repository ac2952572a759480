import { useTranslation } from 'react-i18next';
import { Figures } from '../../../ui/facts/Figures';
import type { CoinFigures } from '../api';
import { useCoins } from '../use-coins';

/** What came in in one coin, and the founder's share of it; `last` is a count beside these sums. */
export function CoinSums({ coin, last }: { coin: CoinFigures; last: { label: string; value: number } }) {
  const { t } = useTranslation('tokenomics');
  const coins = useCoins(coin.currency);
  return (
    <Figures
      figures={[
        { label: t('figures.fees'), value: coins(coin.totalFeesCollected) },
        { label: t('figures.founder'), value: coins(coin.founderProfit) },
        last,
      ]}
    />
  );
}
