import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FollowedReport } from '../../../../features/homes';
import { useLongDate } from '../../../../i18n/use-long-date';
import { paths, reportPath } from '../../../../paths';
import list from '../HomeList.module.css';
import { HomePart } from '../HomePart';

interface FollowedReportsProps {
  reports: FollowedReport[];
  /** How many the reader follows. */
  following: number;
}

/** The newest reports of those whom the reader follows. */
export function FollowedReports({ reports, following }: FollowedReportsProps) {
  const { t } = useTranslation('homes');
  return (
    <HomePart
      title={t('viewer.news.title')}
      action={<Link to={paths.notifications}>{t('viewer.news.all')}</Link>}
    >
      {reports.length === 0 ? (
        <p className={list.none}>{t(following > 0 ? 'viewer.news.quiet' : 'viewer.news.none')}</p>
      ) : (
        <ul className={list.list}>
          {reports.map((report) => (
            <Report key={report.id} report={report} />
          ))}
        </ul>
      )}
    </HomePart>
  );
}

function Report({ report }: { report: FollowedReport }) {
  const { t } = useTranslation('reports');
  const longDate = useLongDate();
  const { id, participantId, participantName, month, title, createdAt } = report;
  return (
    <li>
      <Link to={reportPath(participantId, id)} className={list.main}>
        <bdi>{title}</bdi>
      </Link>
      <p className={list.note}>
        <bdi>{participantName}</bdi> · {t('month', { month })} ·{' '}
        <time dateTime={createdAt}>{longDate(createdAt)}</time>
      </p>
    </li>
  );
}
