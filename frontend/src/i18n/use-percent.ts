import { useLocale } from './use-locale';
import { formatNumber } from './format';

/** Gives a function that writes a percentage as the language does, such as '7.5%' in English. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => formatNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
