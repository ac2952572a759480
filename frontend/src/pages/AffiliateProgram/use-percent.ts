import { useTranslation } from 'react-i18next';

/** Gives a function that writes a percentage as the language does, such as '7.5%' in English. */
export function usePercent(): (percent: number) => string {
  const { i18n } = useTranslation();
  const format = new Intl.NumberFormat(i18n.language, { style: 'percent', maximumFractionDigits: 1 });
  return (percent) => format.format(percent / 100);
}
