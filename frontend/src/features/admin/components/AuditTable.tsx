import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { Button } from '../../../ui/button/Button';
import { useListAuditQuery } from '../api';
import { useAuditDetails } from '../hooks/use-audit-details';
import styles from './AdsTable.module.css';
import { SearchableTable } from './SearchableTable';

const pageSize = 50;

/** The console's Audit tab: who did what when, newest first. */
export function AuditTable() {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const describe = useAuditDetails();
  const [cursor, setCursor] = useState<number>();
  const { data, error, refetch } = useListAuditQuery({ limit: pageSize, cursor });
  return (
    <>
      <SearchableTable
        rows={data?.entries}
        error={error}
        retry={() => void refetch()}
        searchLabel={t('audit.search')}
        empty={t('audit.empty')}
        textsOf={({ actorName, action, subject, details }) => [actorName, action, subject, describe(details)]}
        columns={[
          {
            title: t('audit.when'),
            render: (_, { createdAt }) => longTime(createdAt),
            responsive: ['md'],
          },
          {
            title: t('audit.who'),
            render: (_, { actorName, createdAt }) => (
              <>
                <bdi>{actorName}</bdi>
                <div className={styles.narrow}>{longTime(createdAt)}</div>
              </>
            ),
          },
          {
            title: t('audit.what'),
            render: (_, { action, subject, details }) => (
              <>
                {t(`audit.action.${action}`)}
                <div className={styles.narrow}>
                  <bdi>{subject}</bdi> {describe(details)}
                </div>
              </>
            ),
          },
          { title: t('audit.subject'), dataIndex: 'subject', responsive: ['md'] },
          {
            title: t('audit.details'),
            render: (_, { details }) => describe(details),
            responsive: ['md'],
          },
        ]}
      />
      {cursor !== undefined && (
        <Button kind="quiet" onClick={() => setCursor(undefined)}>
          {t('audit.newest')}
        </Button>
      )}
      {data?.next && (
        <Button kind="secondary" onClick={() => setCursor(data.next ?? undefined)}>
          {t('audit.older')}
        </Button>
      )}
    </>
  );
}
