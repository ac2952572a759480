import { useTranslation } from 'react-i18next';
import { Loaded } from '../../../ui/feedback/Loaded';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { type OwnMonth, type OwnPlace, useOwnReports } from '../hooks/use-own-reports';
import styles from './OwnReports.module.css';
import { ReportMonthRow } from './ReportMonthRow';

interface OwnReportsProps extends OwnPlace {
  userId: number;
  /** The season is closed: what was reported can be read, and no more be written. */
  isReadOnly: boolean;
  /** The month whose report was closed just now: keyboard and screen reader go on there. */
  closed: number | null;
  /** Opens the report of a month. */
  onOpen: (month: number) => void;
}

/** What a participant reported month by month, what is due when, and what is late. */
export function OwnReports({ userId, participantId, season, isReadOnly, closed, onOpen }: OwnReportsProps) {
  const { t } = useTranslation('progress');
  const query = useOwnReports({ participantId, season });
  return (
    <section className={styles.reports} aria-labelledby="own-reports">
      <h3 id="own-reports">{t('own.title')}</h3>
      <Loaded query={query} skeleton={<Skeleton height="24rem" />}>
        {(months) => (
          <>
            <ReportedMonths months={months} isReadOnly={isReadOnly} />
            <ol className={styles.list}>
              {months.map((month) => (
                <ReportMonthRow
                  key={month.month}
                  userId={userId}
                  season={season}
                  month={month}
                  isReadOnly={isReadOnly}
                  wasOpen={month.month === closed}
                  onOpen={onOpen}
                />
              ))}
            </ol>
          </>
        )}
      </Loaded>
    </section>
  );
}

function ReportedMonths({ months, isReadOnly }: { months: OwnMonth[]; isReadOnly: boolean }) {
  const { t } = useTranslation('progress');
  const done = months.filter(({ state }) => state === 'done').length;
  const late = months.filter(({ state }) => state === 'late').length;
  const isUndated = months.every(({ opensAt }) => opensAt === null);
  return (
    <p>
      {t('own.standing', { done, months: months.length })}{' '}
      {!isReadOnly && late > 0 && t('own.lateCount', { count: late })}
      {!isReadOnly && isUndated && t('own.undated')}
    </p>
  );
}
