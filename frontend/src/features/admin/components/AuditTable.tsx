import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { Button } from '../../../ui/button/Button';
import { useListAuditQuery } from '../api';
import { describeDetails } from '../audit-details';
import { SearchableTable } from './SearchableTable';

const pageSize = 50;

/** The console's Audit tab: who did what when, newest first. */
export function AuditTable() {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
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
        textsOf={({ actorName, action, subject, details }) => [
          actorName,
          action,
          subject,
          describeDetails(details),
        ]}
        columns={[
          { title: t('audit.when'), render: (_, { createdAt }) => longTime(createdAt) },
          { title: t('audit.who'), dataIndex: 'actorName' },
          { title: t('audit.what'), render: (_, { action }) => t(`audit.action.${action}`) },
          { title: t('audit.subject'), dataIndex: 'subject' },
          { title: t('audit.details'), render: (_, { details }) => describeDetails(details) },
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
