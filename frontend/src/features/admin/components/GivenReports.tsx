import { useTranslation } from 'react-i18next';
import type { GivenReport } from '../../../api/generated/admin';
import { Labelled } from '../../../ui/labelled/Labelled';
import styles from './GivenReports.module.css';

interface GivenReportsProps {
  /** How many there are: not all of them may be shown. */
  title: string;
  reports: GivenReport[];
}

/** What others find wrong with something, and who. */
export function GivenReports({ title, reports }: GivenReportsProps) {
  const { t } = useTranslation('admin');
  return (
    <div className={styles.reports}>
      <p>{title}</p>
      <ul>
        {reports.map((report) => (
          <li key={`${report.username} ${report.createdAt}`}>
            <Labelled label={report.username}>
              {report.reason ? <bdi dir="auto">{report.reason}</bdi> : t('reported.noReason')}
            </Labelled>
          </li>
        ))}
      </ul>
    </div>
  );
}
