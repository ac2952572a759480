import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import { useListAdminViewersQuery } from '../api';
import styles from './AdsTable.module.css';
import { SearchableTable } from './SearchableTable';

/** The console's Viewers tab. */
export function ViewersTable() {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const { data, error, refetch } = useListAdminViewersQuery({});
  return (
    <SearchableTable
      rows={data}
      error={error}
      retry={() => void refetch()}
      searchLabel={t('viewers.search')}
      empty={t('viewers.empty')}
      textsOf={({ name, email }) => [name, email]}
      columns={[
        {
          title: t('table.id'),
          dataIndex: 'id',
          sorter: (one, other) => one.id - other.id,
          responsive: ['md'],
        },
        {
          title: t('viewers.name'),
          render: (_, { name, email }) => (
            <>
              <bdi>{name}</bdi>
              <div className={styles.narrow}>
                <bdi>{email}</bdi>
              </div>
            </>
          ),
          sorter: (one, other) => one.name.localeCompare(other.name),
        },
        {
          title: t('viewers.email'),
          dataIndex: 'email',
          sorter: (one, other) => one.email.localeCompare(other.email),
          responsive: ['md'],
        },
        {
          title: t('viewers.userId'),
          render: (_, { userId }) => userId ?? t('viewers.noUser'),
          responsive: ['md'],
        },
        {
          title: t('viewers.registered'),
          render: (_, { createdAt }) => longDate(createdAt),
          sorter: (one, other) => one.createdAt.localeCompare(other.createdAt),
        },
      ]}
    />
  );
}
