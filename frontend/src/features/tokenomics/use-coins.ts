import { useLocale } from '../../i18n/use-locale';
import { useNetworks } from '../../chain/use-networks';

const fractionDigits = 4;

/** Writes a decimal string of coins with its four decimals (spec section 3) and the home network's currency. */
export function useCoins(): (amount: string) => string {
  const locale = useLocale();
  const { home } = useNetworks();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits });
  return (amount) => `${format.format(amount as Intl.StringNumericLiteral)} ${home?.currency ?? ''}`.trim();
}
