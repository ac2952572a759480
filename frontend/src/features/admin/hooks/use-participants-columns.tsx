import { Popconfirm, type TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { Tag } from '../../../ui/status/Tag';
import type { ParticipantSort } from '../../../api/generated/admin';
import type { AdminParticipant } from '../api';
import { sortedBy } from '../../../ui/table/sorted-column';
import styles from '../../../ui/table/Table.module.css';
import type { ListView } from '../../../ui/table/use-list-view';

type Columns = NonNullable<TableProps<AdminParticipant>['columns']>;

interface Change {
  change: (participant: AdminParticipant) => Promise<void>;
  isBusy: boolean;
}

/** The columns of the spec's table, the decision where one can be made. Where the screen is narrow all but it stands under the name. */
export function useParticipantsColumns(
  view: Pick<ListView, 'sorting'>,
  { change, isBusy }: Change,
  isReadOnly: boolean,
): Columns {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const sorted = (key: ParticipantSort) => sortedBy(view, key);
  const statusOf = ({ isActive }: AdminParticipant) => (
    <Tag tone={isActive ? 'success' : 'muted'}>
      {t(isActive ? 'participants.active' : 'participants.inactive')}
    </Tag>
  );
  const decision: Columns[number] = {
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
  };
  return [
    {
      title: t('table.id'),
      dataIndex: 'id',
      ...sorted('id'),
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
          <div className={styles.narrow}>{statusOf(row)}</div>
        </>
      ),
      ...sorted('name'),
    },
    {
      title: t('participants.profession'),
      dataIndex: 'profession',
      ...sorted('profession'),
      responsive: ['md'],
    },
    {
      title: t('participants.position'),
      render: (_, { order }) => `#${order}`,
      ...sorted('place'),
      responsive: ['md'],
    },
    {
      title: t('participants.joined'),
      render: (_, { createdAt }) => longDate(createdAt),
      ...sorted('createdAt'),
      responsive: ['md'],
    },
    { title: t('table.status'), render: (_, row) => statusOf(row), responsive: ['md'] },
    ...(isReadOnly ? [] : [decision]),
  ];
}
