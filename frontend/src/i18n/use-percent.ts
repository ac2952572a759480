import { useLocale } from './use-locale';
import { writeNumber } from './written';

/** Gives a function that writes a percentage as the language does, such as '7.5%' in English. */
export function usePercent(): (percent: number) => string {
  const locale = useLocale();
  return (percent) => writeNumber(locale, percent / 100, { style: 'percent', maximumFractionDigits: 1 });
}
