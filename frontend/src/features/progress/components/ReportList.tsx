import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListProgressUpdatesQuery, type ProgressUpdate } from '../api';
import { useTargetReport } from '../hooks/use-target-report';
import { ReportArticle } from './ReportArticle';
import styles from './Reports.module.css';

/** What is in view before one asks for more. */
const SHOWN = 3;

interface ReportListProps {
  participantId: number;
  /** Number of the season in which they take or took part, whose months they are. */
  season: number;
  /** What can be done with each. */
  actionOf?: (report: ProgressUpdate) => ReactNode;
  /** What people say of a report, where the page shows it. */
  talk?: ((report: ProgressUpdate) => ReactNode) | undefined;
}

/** A participant's films and reports, the latest month first. An address that ends in #report-21 leads to that one. */
export function ReportList({ participantId, ...rest }: ReportListProps) {
  const { t } = useTranslation('reports');
  const query = useListProgressUpdatesQuery({ participantId });
  const skeleton = <Skeleton height="24rem" label={t('list.loading')} />;
  const empty = <p className={styles.empty}>{t('list.empty')}</p>;
  return (
    <Section title={t('list.title')}>
      <Loaded query={query} skeleton={skeleton} empty={empty}>
        {(reports) => (
          <Reports reports={reports.toSorted((one, other) => other.month - one.month)} {...rest} />
        )}
      </Loaded>
    </Section>
  );
}

type ReportsProps = Omit<ReportListProps, 'participantId'> & { reports: ProgressUpdate[] };

function Reports({ reports, season, actionOf, talk }: ReportsProps) {
  const { t } = useTranslation('reports');
  const target = useTargetReport();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The button is gone: reading goes on with what it has brought.
  useEffect(() => {
    if (showsAll) list.current?.children[SHOWN]?.querySelector('article')?.focus();
  }, [showsAll]);

  const isTarget = ({ id }: ProgressUpdate) => id === target;
  const count = showsAll || reports.slice(SHOWN).some(isTarget) ? reports.length : SHOWN;
  const earlier = reports.length - count;
  return (
    <>
      <ol ref={list} className={styles.list}>
        {reports.slice(0, count).map((report) => (
          <li key={report.id}>
            <ReportArticle
              report={report}
              season={season}
              isTarget={isTarget(report)}
              action={actionOf?.(report)}
              talk={talk?.(report)}
            />
          </li>
        ))}
      </ol>
      {earlier > 0 && (
        <Button kind="secondary" className={styles.more} onClick={() => setShowsAll(true)}>
          {t('list.earlier', { count: earlier })}
        </Button>
      )}
    </>
  );
}
