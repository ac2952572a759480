import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/Button';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useMonthDates } from '../hooks/use-month-dates';
import { type OwnMonth, type OwnPlace, useOwnReports } from '../hooks/use-own-reports';
import { ReportForm } from './ReportForm';
import styles from './OwnReports.module.css';

interface ReportEditorProps extends OwnPlace {
  userId: number;
  month: number;
  onClose: () => void;
}

/** The report of one month, to be written or edited. */
export function ReportEditor({ userId, participantId, season, month, onClose }: ReportEditorProps) {
  const { t } = useTranslation('progress');
  const { name, due } = useMonthDates();
  const query = useOwnReports({ participantId, season });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ofMonth = (months: OwnMonth[] | undefined) => months?.find((one) => one.month === month);
  return (
    <section className={styles.editor} aria-labelledby="report-heading">
      <h2 ref={heading} id="report-heading" tabIndex={-1} className={styles.title}>
        {ofMonth(query.currentData)?.report ? t('editor.edit', { month }) : t('editor.write', { month })}
      </h2>
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {(months) => {
          const own = ofMonth(months);
          if (!own) return null;
          return (
            <>
              <p className={styles.note}>{[name(own), due(own)].join(' · ')}</p>
              {own.state === 'upcoming' ? (
                <Button kind="secondary" onClick={onClose}>
                  {t('form.back')}
                </Button>
              ) : (
                <ReportForm userId={userId} season={season} month={own} onDone={onClose} />
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
