import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import { Tag } from '../../../ui/status/Tag';
import type { AdminAd } from '../api';
import { isWithdrawn } from '../moderation';
import { sortedBy } from '../../../ui/table/sorted-column';
import table from '../../../ui/table/Table.module.css';
import type { ListView } from '../../../ui/table/use-list-view';
import type { AdSort } from '../../../api/generated/admin';
import styles from '../components/AdsTable.module.css';
import { ReportedFlag } from '../components/ReportedFlag';

type Columns = NonNullable<TableProps<AdminAd>['columns']>;

interface Cells {
  payment: (ad: AdminAd) => ReactNode;
  decide: (ad: AdminAd) => ReactNode;
}

/** The columns of the spec's table. Where the screen is narrow the less telling ones stand in the opened row instead. */
export function useAdsColumns(view: Pick<ListView, 'sorting'>, { payment, decide }: Cells): Columns {
  const { t } = useTranslation(['admin', 'common']);
  const longDate = useLongDate();
  const sorted = (key: AdSort) => sortedBy(view, key);
  return [
    {
      title: t('table.id'),
      dataIndex: 'id',
      ...sorted('id'),
      width: '4.375rem',
      responsive: ['md'],
    },
    {
      title: t('table.title'),
      render: (_, ad) => (
        <>
          <bdi>{ad.title}</bdi>
          {ad.byParticipant && (
            <div className={styles.flag}>
              <Tag tone="warning">{t('table.byParticipant')}</Tag>
            </div>
          )}
          {ad.reportCount > 0 && (
            <div className={styles.flag}>
              <ReportedFlag ad={ad} />
            </div>
          )}
          {isWithdrawn(ad) && (
            <div className={styles.flag}>
              <Tag tone="muted">{t('table.withdrawn')}</Tag>
            </div>
          )}
          <div className={table.narrow}>{payment(ad)}</div>
        </>
      ),
      ...sorted('title'),
      className: styles.title,
    },
    {
      title: t('table.category'),
      render: (_, { category }) => t(`common:category.${category}`),
      ...sorted('category'),
      width: '10rem',
      responsive: ['lg'],
    },
    {
      title: t('table.advertiser'),
      dataIndex: 'username',
      ...sorted('username'),
      ellipsis: true,
      width: '7.8125rem',
      responsive: ['xl'],
    },
    {
      title: t('table.status'),
      render: (_, { status }) => <StatusBadge status={status} />,
      ...sorted('status'),
      width: '8.125rem',
      responsive: ['md'],
    },
    {
      title: t('table.payment'),
      render: (_, ad) => payment(ad),
      ...sorted('paymentStatus'),
      width: '9.0625rem',
      responsive: ['md'],
    },
    {
      title: t('table.date'),
      render: (_, { createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
      ...sorted('createdAt'),
      width: '10.3125rem',
      responsive: ['xl'],
    },
    { title: t('table.decision'), render: (_, ad) => decide(ad), width: 'clamp(9.25rem, 14vw, 10rem)' },
  ];
}
