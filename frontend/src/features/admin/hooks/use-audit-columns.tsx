import type { TableProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLongTime } from '../../../i18n/use-long-time';
import { sortedBy } from '../../../ui/table/sorted-column';
import styles from '../../../ui/table/Table.module.css';
import type { ListView } from '../../../ui/table/use-list-view';
import type { AuditEntry } from '../api';
import { useAuditDetails } from './use-audit-details';
import { useAuditSubject } from './use-audit-subject';

type Columns = NonNullable<TableProps<AuditEntry>['columns']>;

/** When, who, what; where the screen is narrow the rest stands below these. */
export function useAuditColumns(view: Pick<ListView, 'sorting'>): Columns {
  const { t } = useTranslation('admin');
  const longTime = useLongTime();
  const describe = useAuditDetails();
  const subjectOf = useAuditSubject();
  return [
    {
      title: t('audit.when'),
      render: (_, { createdAt }) => longTime(createdAt),
      ...sortedBy(view, 'when'),
      responsive: ['md'],
    },
    {
      title: t('audit.who'),
      render: (_, { actorName, network, createdAt }) => (
        <>
          <bdi>{actorName}</bdi>
          {network && (
            <div className={styles.hint}>
              <bdi>{network}</bdi>
            </div>
          )}
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
            <bdi>{subjectOf(subject)}</bdi> {describe(details)}
          </div>
        </>
      ),
    },
    {
      title: t('audit.subject'),
      render: (_, { subject }) => <bdi>{subjectOf(subject)}</bdi>,
      responsive: ['md'],
    },
    { title: t('audit.details'), render: (_, { details }) => describe(details), responsive: ['md'] },
  ];
}
