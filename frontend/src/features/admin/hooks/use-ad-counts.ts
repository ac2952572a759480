import { useTranslation } from 'react-i18next';
import type { AdCounts } from '../../../api/generated/admin';
import { useLocale } from '../../../i18n/use-locale';
import { useCountAdminAdsQuery } from '../api';

/** Gives a function that puts behind a label how many ads there are of it; until that is known the label stands alone. */
export function useAdCounts(): (label: string, figure: Exclude<keyof AdCounts, 'countedTo'>) => string {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { data } = useCountAdminAdsQuery(undefined, { refetchOnMountOrArgChange: true });
  return (label, figure) => {
    if (!data) return label;
    const number = data[figure].toLocaleString(locale);
    const count = data[figure] < data.countedTo ? number : t('filters.atLeast', { number });
    return t('filters.withCount', { label, count });
  };
}
