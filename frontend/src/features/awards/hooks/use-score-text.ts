import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import type { AwardKind } from '../api';

/** Gives a function that writes a score: judges' means with two decimals, votes and points as whole numbers. */
export function useScoreText(kind: AwardKind): (score: number) => string {
  const locale = useLocale();
  const digits = kind === 'judges' ? 2 : 0;
  const options = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return (score) => formatNumber(locale, score, options);
}
