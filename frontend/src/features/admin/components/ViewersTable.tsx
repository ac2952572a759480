import { useTranslation } from 'react-i18next';
import type { ViewerSort } from '../../../api/generated/admin';
import { useLongDate } from '../../../i18n/use-long-date';
import { ListSearch } from '../../../ui/table/ListSearch';
import { ListTable } from '../../../ui/table/ListTable';
import { sortedBy } from '../../../ui/table/sorted-column';
import styles from '../../../ui/table/Table.module.css';
import { useListView } from '../../../ui/table/use-list-view';
import { useViewerPageQuery } from '../api';

const sorts = ['id', 'name', 'email', 'createdAt'] as const satisfies ViewerSort[];

/** The console's Viewers tab. */
export function ViewersTable() {
  const { t } = useTranslation('admin');
  const longDate = useLongDate();
  const view = useListView({ prefix: 'viewers-', sorts });
  const query = useViewerPageQuery(view.wanted);
  const sorted = (key: ViewerSort) => sortedBy(view, key);
  return (
    <>
      <ListSearch label={t('viewers.search')} view={view} />
      <ListTable
        view={view}
        query={query}
        empty={t(view.wanted.q ? 'viewers.noneFound' : 'viewers.empty')}
        columns={[
          { title: t('table.id'), dataIndex: 'id', ...sorted('id'), responsive: ['md'] },
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
            ...sorted('name'),
          },
          { title: t('viewers.email'), dataIndex: 'email', ...sorted('email'), responsive: ['md'] },
          {
            title: t('viewers.userId'),
            render: (_, { userId }) => userId ?? t('viewers.noUser'),
            responsive: ['md'],
          },
          {
            title: t('viewers.registered'),
            render: (_, { createdAt }) => longDate(createdAt),
            ...sorted('createdAt'),
          },
        ]}
      />
    </>
  );
}
