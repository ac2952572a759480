import { Popconfirm, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/status/Tag';
import type { AdminParticipant } from '../api';
import styles from '../components/AdsTable.module.css';

type Columns = NonNullable<TableProps<AdminParticipant>['columns']>;

interface Change {
  change: (participant: AdminParticipant) => Promise<void>;
  isBusy: boolean;
}

/** The columns of the spec's table. Where the screen is narrow all but the decision stands under the name. */
export function useParticipantsColumns({ change, isBusy }: Change): Columns {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const standing = ({ isActive }: AdminParticipant) => (
    <Tag tone={isActive ? 'success' : 'muted'}>
      {t(isActive ? 'participants.active' : 'participants.inactive')}
    </Tag>
  );
  return [
    {
      title: t('table.id'),
      dataIndex: 'id',
      sorter: (one, other) => one.id - other.id,
      responsive: ['md'],
    },
    {
      title: t('participants.name'),
      render: (_, row) => (
        <>
          <bdi>{row.name}</bdi>
          <div className={styles.narrow}>
            #{row.order} <bdi>{row.profession}</bdi>
          </div>
          <div className={styles.narrow}>{standing(row)}</div>
        </>
      ),
      sorter: (one, other) => one.name.localeCompare(other.name),
    },
    { title: t('participants.profession'), dataIndex: 'profession', responsive: ['md'] },
    {
      title: t('participants.position'),
      render: (_, { order }) => `#${order}`,
      sorter: (one, other) => one.order - other.order,
      responsive: ['md'],
    },
    {
      title: t('participants.joined'),
      render: (_, { createdAt }) => longDate(createdAt),
      sorter: (one, other) => one.createdAt.localeCompare(other.createdAt),
      responsive: ['md'],
    },
    { title: t('table.status'), render: (_, row) => standing(row), responsive: ['md'] },
    {
      title: t('table.decision'),
      render: (_, row) => (
        <Popconfirm
          title={t(row.isActive ? 'participants.confirmDeactivate' : 'participants.confirmActivate', {
            name: row.name,
          })}
          onConfirm={() => change(row)}
          okText={t(row.isActive ? 'participants.deactivate' : 'participants.activate')}
          cancelText={t('cancel')}
        >
          <Button small kind="secondary" loading={isBusy}>
            {t(row.isActive ? 'participants.deactivate' : 'participants.activate')}
          </Button>
        </Popconfirm>
      ),
    },
  ];
}
