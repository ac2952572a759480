import { useTranslation } from 'react-i18next';
import type { ParticipantHome } from '../../../../features/homes';
import { useLongDay } from '../../../../i18n/use-long-date';
import { useLocale } from '../../../../i18n/use-locale';
import { formatNumber } from '../../../../i18n/format';
import { challengePath, reportMonthPath } from '../home-paths';
import { ButtonLink } from '../../../../ui/button/ButtonLink';
import { HomePart } from '../HomePart';

/** The report that is due, or when the next one can be written. */
export function ReportDue({ home }: { home: ParticipantHome }) {
  const { t } = useTranslation(['homes', 'progress']);
  const { report, season } = home;
  if (!report)
    return (
      <HomePart isFirst title={t('participant.report.none')} note={<ReportsFiled home={home} />}>
        <ButtonLink kind="secondary" to={challengePath(season)}>
          {t('participant.report.all')}
        </ButtonLink>
      </HomePart>
    );
  const { state } = report;
  const isOpen = state === 'late' || state === 'due';
  return (
    <HomePart
      isFirst
      title={t(`participant.report.${isOpen ? state : 'next'}`, { month: report.month })}
      note={<ReportsFiled home={home} />}
    >
      {isOpen ? (
        <ButtonLink to={reportMonthPath(season, report.month)}>
          {t('progress:own.label.write', { month: report.month })}
        </ButtonLink>
      ) : (
        <ButtonLink kind="secondary" to={challengePath(season)}>
          {t('participant.report.all')}
        </ButtonLink>
      )}
    </HomePart>
  );
}

/** When it is or was due, what else is late, and how many of all months are reported. */
function ReportsFiled({ home }: { home: ParticipantHome }) {
  const { report, reportsLate, reportsDone, reportsInAll } = home;
  const { t } = useTranslation('progress');
  const longDay = useLongDay();
  const locale = useLocale();
  const number = (value: number) => formatNumber(locale, value);
  const dates = {
    due: report?.dueAt && t('own.due', { date: longDay(report.dueAt) }),
    late: report?.dueAt && t('own.wasDue', { date: longDay(report.dueAt) }),
    upcoming: report?.opensAt && t('own.opens', { date: longDay(report.opensAt) }),
    done: null,
  };
  const late = reportsLate > 1 && t('own.lateCount', { count: reportsLate });
  const filed = t('own.standing', { done: number(reportsDone), months: number(reportsInAll) });
  return [report && dates[report.state], late, filed].filter(Boolean).join(' · ');
}
