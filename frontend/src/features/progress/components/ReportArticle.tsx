import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLongDate } from '../../../i18n/use-long-date';
import type { ProgressUpdate } from '../api';
import { useArriveAtReport } from '../hooks/use-target-report';
import { FilmPlayer } from './FilmPlayer';
import { MonthName } from './MonthName';
import { PictureGrid } from './PictureGrid';
import styles from './Reports.module.css';
import { SocialPosts } from './SocialPosts';

interface ReportArticleProps {
  report: ProgressUpdate;
  /** Number of its author's season. */
  season: number;
  isTarget: boolean;
  /** What can be done with it. */
  action?: ReactNode;
  /** What people say of it. */
  talk?: ReactNode;
}

/** A month's report with its film. What its author wrote is text and nothing else. */
export function ReportArticle({ report, season, isTarget, action, talk }: ReportArticleProps) {
  const { t } = useTranslation('reports');
  const element = useRef<HTMLElement>(null);
  useArriveAtReport(element, isTarget);
  const { id, title, videoUrl } = report;
  return (
    <article
      ref={element}
      id={`report-${id}`}
      tabIndex={-1}
      aria-labelledby={`report-title-${id}`}
      className={styles.report}
    >
      <header className={styles.header}>
        <p className={styles.month}>
          <MonthName month={report.month} season={season} />
        </p>
        <h3 id={`report-title-${id}`} className={styles.title}>
          <bdi>{title}</bdi>
        </h3>
        <ReportDates report={report} />
      </header>
      {videoUrl && <FilmPlayer key={videoUrl} film={{ id, title, videoUrl }} />}
      {report.milestone && (
        <p className={styles.milestone}>
          <span>{t('report.milestone')}</span> <bdi>{report.milestone}</bdi>
        </p>
      )}
      <div className={styles.text}>
        {paragraphsOf(report.description).map(({ text, key }) => (
          <p key={key}>
            <bdi>{text}</bdi>
          </p>
        ))}
      </div>
      <PictureGrid report={report} />
      <SocialPosts addresses={report.socialPosts} />
      {action}
      {talk}
    </article>
  );
}

function ReportDates({ report }: { report: ProgressUpdate }) {
  const { t } = useTranslation('reports');
  const longDate = useLongDate();
  const { createdAt, updatedAt, revision, plays } = report;
  return (
    <p className={styles.dates}>
      {t('report.filed')} <time dateTime={createdAt}>{longDate(createdAt)}</time>
      {revision > 1 && (
        <>
          {' · '}
          {t('report.edited')} <time dateTime={updatedAt}>{longDate(updatedAt)}</time>
        </>
      )}
      {plays > 0 && <> · {t('report.plays', { count: plays })}</>}
    </p>
  );
}

/** Paragraphs stand apart by an empty line; their key is where each begins. */
function paragraphsOf(text: string): { key: number; text: string }[] {
  let key = 0;
  return text
    .split(/(\n\s*\n)/)
    .map((part) => {
      const paragraph = { key, text: part.trim() };
      key += part.length;
      return paragraph;
    })
    .filter((paragraph) => paragraph.text !== '');
}
