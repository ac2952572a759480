import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { reportPath } from '../../../paths';
import { Button } from '../../../ui/button/Button';
import { Tag, type Tone } from '../../../ui/status/Tag';
import type { ReportState } from '../api';
import { useMonthDates } from '../hooks/use-month-dates';
import type { OwnMonth } from '../hooks/use-own-reports';
import { hasReportDraft } from '../report-draft';
import styles from './OwnReports.module.css';
import { ReportHistory } from './ReportHistory';

const tones: Record<ReportState, Tone> = {
  done: 'success',
  due: 'warning',
  late: 'danger',
  upcoming: 'muted',
};

interface ReportMonthRowProps {
  userId: number;
  season: number;
  month: OwnMonth;
  isReadOnly: boolean;
  /** Takes the focus, as the report was closed just now. */
  wasOpen: boolean;
  onOpen: (month: number) => void;
}

/** A month of the season: what was reported on it, or until when it is to be. */
export function ReportMonthRow({
  userId,
  season,
  month: own,
  isReadOnly,
  wasOpen,
  onOpen,
}: ReportMonthRowProps) {
  const { t } = useTranslation('progress');
  const { name, due } = useMonthDates();
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (wasOpen) opener.current?.focus();
  }, [wasOpen]);
  const [showsHistory, setShowsHistory] = useState(false);
  const { month, state, report } = own;
  const isMissing = isReadOnly && !report;
  const action = hasReportDraft(userId, season, month) ? 'resume' : report ? 'edit' : 'write';
  return (
    <li className={styles.month}>
      <div className={styles.what}>
        <strong>{name(own)}</strong>
        {report && (
          <Link to={reportPath(report.participantId, report.id)}>
            <bdi>{report.title}</bdi>
          </Link>
        )}
        <span className={styles.note}>{due(own)}</span>
        {!isReadOnly && <MissingPictures pictures={own.pictures} />}
      </div>
      {(own.dueAt !== null || state === 'done') && (
        <Tag tone={tones[state]}>{t(`own.state.${isMissing ? 'missing' : state}`)}</Tag>
      )}
      {state !== 'upcoming' && (
        <div className={styles.actions}>
          {!isReadOnly && (
            <Button
              small
              kind={state === 'late' ? 'primary' : 'secondary'}
              aria-label={t(`own.label.${action}`, { month })}
              ref={opener}
              onClick={() => onOpen(month)}
            >
              {t(`own.action.${action}`)}
            </Button>
          )}
          {report && report.revision > 1 && (
            <Button
              small
              kind="quiet"
              aria-label={t('own.label.history', { month })}
              onClick={() => setShowsHistory(true)}
            >
              {t('own.action.history')}
            </Button>
          )}
        </div>
      )}
      {report && showsHistory && <ReportHistory report={report} onClose={() => setShowsHistory(false)} />}
    </li>
  );
}

/** How many pictures of the report are on their way, and how many could not be copied: the form says why. */
function MissingPictures({ pictures }: Pick<OwnMonth, 'pictures'>) {
  const { t } = useTranslation('progress');
  const count = (wanted: 'waiting' | 'failed') =>
    pictures.filter(({ copy }) => copy?.state === wanted).length;
  const [waiting, failed] = [count('waiting'), count('failed')];
  return (
    <>
      {waiting > 0 && <span className={styles.note}>{t('own.copying', { count: waiting })}</span>}
      {failed > 0 && <span className={styles.fault}>{t('own.notCopied', { count: failed })}</span>}
    </>
  );
}
