import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useMonthDates } from '../hooks/use-month-dates';
import { useOwnReports } from '../hooks/use-own-reports';
import { ReportForm } from './ReportForm';
import styles from './OwnReports.module.css';

interface ReportEditorProps {
  userId: number;
  participantId: number;
  month: number;
  onClose: () => void;
}

/** The report of one month, to be written or edited. */
export function ReportEditor({ userId, participantId, month, onClose }: ReportEditorProps) {
  const { t } = useTranslation('progress');
  const { name, due } = useMonthDates();
  const { months, error, retry } = useOwnReports(participantId);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const own = months?.find((one) => one.month === month);
  return (
    <section className={styles.editor} aria-labelledby="report-heading">
      <h2 ref={heading} id="report-heading" tabIndex={-1} className={styles.title}>
        {own?.report ? t('editor.edit', { month }) : t('editor.write', { month })}
      </h2>
      {own ? (
        <p className={styles.note}>{[name(own), due(own)].join(' · ')}</p>
      ) : error ? (
        <LoadFailure error={error} retry={retry} />
      ) : (
        <Skeleton height="24rem" />
      )}
      {own && own.state !== 'upcoming' && <ReportForm userId={userId} month={own} onDone={onClose} />}
      {own?.state === 'upcoming' && (
        <Button kind="secondary" onClick={onClose}>
          {t('form.back')}
        </Button>
      )}
    </section>
  );
}
