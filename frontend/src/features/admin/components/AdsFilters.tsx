import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { AdCounts } from '../../../api/generated/admin';
import { useLocale } from '../../../i18n/use-locale';
import { ChoiceRow } from '../../../ui/forms/ChoiceRow';
import { ListSearch } from '../../../ui/table/ListSearch';
import { type AdsFilter, paymentStatuses, statuses } from '../ads-filter';
import { useCountAdminAdsQuery } from '../api';
import type { useAdsView } from '../hooks/use-ads-view';
import styles from './AdsFilters.module.css';

interface AdsFiltersProps {
  view: ReturnType<typeof useAdsView>;
}

/** Gives a function that puts behind a label how many ads there are of it; until that is known the label stands alone. */
function useAdCounts(): (label: string, figure: Exclude<keyof AdCounts, 'countedTo'>) => string {
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

/** Narrows the table; the statuses and *Reported* also tell how many ads they are of. */
export function AdsFilters({ view }: AdsFiltersProps) {
  const { t } = useTranslation(['admin', 'common', 'payments']);
  const withCount = useAdCounts();
  return (
    <search aria-label={t('filters.label')} className={styles.filters}>
      <ListSearch label={t('filters.search')} view={view} />
      <ChoiceRow
        label={t('table.status')}
        choices={[
          { value: 'all', label: withCount(t('filters.all'), 'all') },
          ...statuses.map((value) => ({ value, label: withCount(t(`common:status.${value}`), value) })),
          { value: 'reported', label: withCount(t('filters.reported'), 'reported') },
        ]}
        value={view.filter.status}
        onChange={(status) => view.change({ status })}
      />
      <label className={styles.payment}>
        <span className={styles.label}>{t('table.payment')}</span>
        <Select<AdsFilter['payment']>
          value={view.filter.payment}
          options={[
            { value: 'all', label: t('filters.all') },
            ...paymentStatuses.map((value) => ({ value, label: t(`payments:status.${value}`) })),
          ]}
          onChange={(payment) => view.change({ payment })}
        />
      </label>
    </search>
  );
}
