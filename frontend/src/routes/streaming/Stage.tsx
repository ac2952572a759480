import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { FilmPlayer, MonthName, type Film } from '../../features/progress';
import { useLongDate } from '../../i18n/use-long-date';
import { participantPath, reportPath } from '../../paths';
import { Tag } from '../../ui/status/Tag';
import styles from './Stage.module.css';

interface StageProps {
  film: Film;
  /** The newest of all. */
  isNewest: boolean;
  /** Not there at this reader's last visit. */
  isNew: boolean;
  /** It is being watched. */
  onPlay: () => void;
}

/** One film, large, with who made it and where the report to it stands. */
export function Stage({ film, isNewest, isNew, onPlay }: StageProps) {
  const { t } = useTranslation(['streaming', 'reports']);
  const longDate = useLongDate();
  return (
    <article className={styles.stage} aria-labelledby="film-on-stage">
      <FilmPlayer key={film.id} film={film} onPlay={onPlay} />
      <div className={styles.words}>
        <p className={styles.overline}>
          {isNewest && <span>{t('stage.newest')}</span>}
          {isNew && <Tag tone="success">{t('films.new')}</Tag>}
        </p>
        <h2 id="film-on-stage" className={styles.title}>
          <bdi>{film.title}</bdi>
        </h2>
        <p className={styles.name}>
          <Link to={participantPath(film.participantId)}>
            <bdi>{film.participantName}</bdi>
          </Link>
        </p>
        <p className={styles.facts}>
          <MonthName month={film.month} />
          <span>
            {t('reports:report.filed')} <time dateTime={film.createdAt}>{longDate(film.createdAt)}</time>
          </span>
          {film.plays > 0 && <span>{t('reports:report.plays', { count: film.plays })}</span>}
        </p>
        {film.milestone && (
          <p>
            <strong>{t('reports:report.milestone')}</strong> <bdi>{film.milestone}</bdi>
          </p>
        )}
        <p>
          <Link to={reportPath(film.participantId, film.id)}>{t('stage.report')}</Link>
        </p>
      </div>
    </article>
  );
}
