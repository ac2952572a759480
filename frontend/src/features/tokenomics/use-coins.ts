import { useLocale } from '../../i18n/use-locale';
import { formatNumber } from '../../i18n/format';

const fractionDigits = 4;

/** Writes a decimal string of coins with its four decimals (spec section 3) and its currency. */
export function useCoins(currency: string): (amount: string) => string {
  const locale = useLocale();
  return (amount) =>
    `${formatNumber(locale, amount, { minimumFractionDigits: fractionDigits })} ${currency}`.trim();
}
