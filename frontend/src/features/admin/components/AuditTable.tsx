import { Button, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { oneOf } from '../../../ui/forms/one-of';
import { ListSearch } from '../../../ui/table/ListSearch';
import { ListTable } from '../../../ui/table/ListTable';
import { useListView } from '../../../ui/table/use-list-view';
import { useAuditPageQuery } from '../api';
import { auditActions } from '../audit-actions';
import { auditCsvPath } from '../audit-csv-path';
import { useAuditColumns } from '../hooks/use-audit-columns';
import { useAuditSearch } from '../hooks/use-audit-search';
import styles from './AuditTable.module.css';

/** The console's Audit tab: who did what when, newest first. */
export function AuditTable() {
  const { t } = useTranslation('admin');
  const view = useListView({ prefix: 'audit-', sorts: ['when'], filters: { action: 'all' } });
  const search = useAuditSearch();
  const action = oneOf(['all', ...auditActions], view.fields.action, 'all');
  const { q, order, cursor, limit } = view.wanted;
  const wanted = { ...search(q), action: action === 'all' ? undefined : [action], order };
  const query = useAuditPageQuery({ ...wanted, limit, cursor: Number(cursor) || undefined });
  const isNarrowed = q !== undefined || action !== 'all';
  return (
    <>
      <div className={styles.filters}>
        <ListSearch label={t('audit.search')} view={view} />
        <label className={styles.action}>
          <span className={styles.label}>{t('audit.what')}</span>
          <Select<typeof action>
            value={action}
            options={[
              { value: 'all', label: t('filters.all') },
              ...auditActions.map((value) => ({ value, label: t(`audit.action.${value}`) })),
            ]}
            onChange={(chosen) => view.change({ action: chosen })}
            popupMatchSelectWidth={false}
          />
        </label>
        <Button className={styles.download} href={auditCsvPath(wanted)} download>
          {t('audit.download')}
        </Button>
      </div>
      <ListTable
        view={view}
        query={query}
        empty={t(isNarrowed ? 'audit.noneFound' : 'audit.empty')}
        columns={useAuditColumns(view)}
      />
    </>
  );
}
