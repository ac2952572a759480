import { useLocale } from '../../i18n/use-locale';

const fractionDigits = 4;

/** Writes a decimal string of coins with its four decimals (spec section 3) and its currency. */
export function useCoins(currency: string): (amount: string) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { minimumFractionDigits: fractionDigits });
  return (amount) => `${format.format(amount as Intl.StringNumericLiteral)} ${currency}`.trim();
}
