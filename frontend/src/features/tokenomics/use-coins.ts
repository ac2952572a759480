import { useLocale } from '../../i18n/use-locale';
import { writeNumber } from '../../i18n/written';

const fractionDigits = 4;

/** Writes a decimal string of coins with its four decimals (spec section 3) and its currency. */
export function useCoins(currency: string): (amount: string) => string {
  const locale = useLocale();
  return (amount) =>
    `${writeNumber(locale, amount, { minimumFractionDigits: fractionDigits })} ${currency}`.trim();
}
