import { useTranslation } from 'react-i18next';
import type { CoinFigures } from './api';

/** Gives a function that names a coin, a worthless one of a test network as such. */
export function useCoinName(): (coin: Pick<CoinFigures, 'currency' | 'testnet'>) => string {
  const { t } = useTranslation('tokenomics');
  return ({ currency, testnet }) => (testnet ? t('coins.testnet', { currency }) : currency);
}
