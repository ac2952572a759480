import { Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { Button } from '../../../ui/button/Button';
import { serverMessage } from '../../../ui/feedback/problem-text';
import { Tag } from '../../../ui/status/Tag';
import { toast } from '../../../ui/toast/toast';
import {
  type AdminParticipant,
  useListAdminParticipantsQuery,
  useSetParticipantActiveMutation,
} from '../api';
import { SearchableTable } from './SearchableTable';

/** The console's Participants tab: who holds which place, and giving a place free. */
export function ParticipantsTable() {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const { data, error, refetch } = useListAdminParticipantsQuery();
  const [setActive, { isLoading }] = useSetParticipantActiveMutation();

  const change = async ({ id, isActive }: AdminParticipant) => {
    try {
      await setActive({ id, setParticipantActive: { isActive: !isActive } }).unwrap();
    } catch (failure) {
      toast({
        kind: 'error',
        title: t('participants.failed.title'),
        text: serverMessage(failure, t('participants.failed.text')),
      });
    }
  };

  return (
    <SearchableTable
      rows={data}
      error={error}
      retry={() => void refetch()}
      searchLabel={t('participants.search')}
      empty={t('participants.empty')}
      textsOf={({ name, profession, username, email }) => [name, profession, username, email]}
      columns={[
        { title: t('table.id'), dataIndex: 'id', sorter: (one, other) => one.id - other.id },
        {
          title: t('participants.name'),
          dataIndex: 'name',
          sorter: (one, other) => one.name.localeCompare(other.name),
        },
        { title: t('participants.profession'), dataIndex: 'profession' },
        {
          title: t('participants.position'),
          render: (_, { order }) => `#${order}`,
          sorter: (one, other) => one.order - other.order,
        },
        {
          title: t('participants.joined'),
          render: (_, { createdAt }) => longDate(createdAt),
          sorter: (one, other) => one.createdAt.localeCompare(other.createdAt),
        },
        {
          title: t('table.status'),
          render: (_, { isActive }) => (
            <Tag tone={isActive ? 'success' : 'muted'}>
              {t(isActive ? 'participants.active' : 'participants.inactive')}
            </Tag>
          ),
        },
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
              <Button small kind="secondary" loading={isLoading}>
                {t(row.isActive ? 'participants.deactivate' : 'participants.activate')}
              </Button>
            </Popconfirm>
          ),
        },
      ]}
    />
  );
}
