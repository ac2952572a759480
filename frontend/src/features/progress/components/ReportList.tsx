import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Section } from '../../../ui/layout/Section';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListProgressUpdatesQuery, type ProgressUpdate } from '../api';
import { useTargetReport } from '../hooks/use-target-report';
import { ReportArticle } from './ReportArticle';
import styles from './Reports.module.css';

/** What is in view before one asks for more. */
const SHOWN = 3;

/** A participant's films and reports, the latest month first. An address that ends in #report-21 leads to that one. */
export function ReportList({ participantId }: { participantId: number }) {
  const { t } = useTranslation('reports');
  const { currentData, error, refetch } = useListProgressUpdatesQuery({ participantId });
  return (
    <Section title={t('list.title')}>
      {currentData && <Reports reports={currentData.toSorted((one, other) => other.month - one.month)} />}
      {!currentData && error && <LoadFailure error={error} retry={refetch} />}
      {!currentData && !error && (
        <div role="status" aria-label={t('list.loading')}>
          <Skeleton height="24rem" />
        </div>
      )}
    </Section>
  );
}

function Reports({ reports }: { reports: ProgressUpdate[] }) {
  const { t } = useTranslation('reports');
  const target = useTargetReport();
  const [showsAll, setShowsAll] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  // The button is gone: reading goes on with what it has brought.
  useEffect(() => {
    if (showsAll) list.current?.children[SHOWN]?.querySelector('article')?.focus();
  }, [showsAll]);
  if (reports.length === 0) return <p className={styles.empty}>{t('list.empty')}</p>;

  const isTarget = ({ id }: ProgressUpdate) => id === target;
  const count = showsAll || reports.slice(SHOWN).some(isTarget) ? reports.length : SHOWN;
  const earlier = reports.length - count;
  return (
    <>
      <ol ref={list} className={styles.list}>
        {reports.slice(0, count).map((report) => (
          <li key={report.id}>
            <ReportArticle report={report} isTarget={isTarget(report)} />
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
