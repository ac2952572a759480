import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../i18n/use-locale';
import { formatNumber } from '../../../i18n/format';
import { Facts } from '../../../ui/facts/Facts';
import type { Ad } from '../api';

const figures = ['served', 'viewable', 'clicks'] as const;

/** What an ad had in its places, all days together. */
export function RunSums({ sums }: { sums: NonNullable<Ad['metrics']> }) {
  const { t } = useTranslation('runs');
  const locale = useLocale();
  const facts = figures.map((figure) => ({
    label: t(`sums.${figure}`),
    value: formatNumber(locale, sums[figure]),
  }));
  return <Facts facts={facts} />;
}
