import { useLocale } from './use-locale';

/** Gives a function that writes a percentage as the language does, such as '7.5%' in English. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (percent) => format.format(percent / 100);
}
