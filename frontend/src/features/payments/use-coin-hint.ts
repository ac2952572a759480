import { useTranslation } from 'react-i18next';

/** The coin that this site, as its specification, calls by the name of before. */
const RENAMED = 'MATIC';

/** Says what wallets call a coin now, where that is another name; null elsewhere. */
export function useCoinHint(currency: string): string | null {
  const { t } = useTranslation('payments');
  return currency === RENAMED ? t('coin.renamed', { currency }) : null;
}
