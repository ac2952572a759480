import type { TableProps } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { StatusBadge } from '../../../ui/status/StatusBadge';
import { Tag } from '../../../ui/status/Tag';
import type { AdminAd } from '../api';
import styles from '../components/AdsTable.module.css';

type Columns = NonNullable<TableProps<AdminAd>['columns']>;

interface Cells {
  payment: (ad: AdminAd) => ReactNode;
  decide: (ad: AdminAd) => ReactNode;
}

/** Two ads by a text of theirs, for sorting. */
const by = (textOf: (ad: AdminAd) => string) => (one: AdminAd, other: AdminAd) =>
  textOf(one).localeCompare(textOf(other));

/** The columns of the spec's table. Where the screen is narrow the less telling ones stand in the opened row instead. */
export function useAdsColumns({ payment, decide }: Cells): Columns {
  const { t } = useTranslation(['admin', 'common']);
  const longDate = useLongDate();
  const categoryOf = ({ category }: AdminAd) => t(`common:category.${category}`);
  return [
    {
      title: t('table.id'),
      dataIndex: 'id',
      sorter: (one, other) => one.id - other.id,
      width: 70,
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
          <div className={styles.narrow}>{payment(ad)}</div>
        </>
      ),
      sorter: by(({ title }) => title),
      className: styles.title,
    },
    {
      title: t('table.category'),
      render: (_, ad) => categoryOf(ad),
      sorter: by(categoryOf),
      width: 160,
      responsive: ['lg'],
    },
    {
      title: t('table.advertiser'),
      dataIndex: 'username',
      sorter: by(({ username }) => username),
      ellipsis: true,
      width: 125,
      responsive: ['xl'],
    },
    {
      title: t('table.status'),
      render: (_, { status }) => <StatusBadge status={status} />,
      sorter: by(({ status }) => status),
      width: 130,
      responsive: ['md'],
    },
    {
      title: t('table.payment'),
      render: (_, ad) => payment(ad),
      sorter: by(({ paymentStatus }) => paymentStatus),
      width: 145,
      responsive: ['md'],
    },
    {
      title: t('table.date'),
      render: (_, { createdAt }) => <time dateTime={createdAt}>{longDate(createdAt)}</time>,
      sorter: by(({ createdAt }) => createdAt),
      width: 165,
      responsive: ['xl'],
    },
    { title: t('table.decision'), render: (_, ad) => decide(ad), width: 'clamp(9.25rem, 14vw, 10rem)' },
  ];
}
