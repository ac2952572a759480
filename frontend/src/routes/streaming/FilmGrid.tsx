import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type Film, useMonthNames } from '../../features/progress';
import { Button } from '../../ui/button/Button';
import { Section } from '../../ui/layout/Section';
import { FilmCard } from './FilmCard';
import styles from './Streaming.module.css';
import { useFilmChoice } from './use-film-choice';

const PAGE = 12;

interface FilmGridProps {
  films: Film[];
  /** The one on the stage. */
  shown: Film | undefined;
  isNew: (film: Film) => boolean;
}

/** Names what was asked for, such as 'Films by Amina Diallo · Month 3'. */
function useGridTitle(films: Film[]): string {
  const { t } = useTranslation('streaming');
  const nameOf = useMonthNames();
  const { month, channel } = useFilmChoice().choice;
  const ofMonth = month === undefined ? undefined : nameOf(month).ofSeason;
  const name = films[0]?.participantName;
  if (channel === undefined || name === undefined) return ofMonth ?? t('films.all');
  const ofChannel = t('films.by', { name });
  return ofMonth === undefined ? ofChannel : `${ofChannel} · ${ofMonth}`;
}

/** The films asked for, newest first; what came since the last visit says so. */
export function FilmGrid({ films, shown, isNew }: FilmGridProps) {
  const { t } = useTranslation('streaming');
  const { choice, link } = useFilmChoice();
  const [pages, setPages] = useState(1);
  const inView = films.slice(0, pages * PAGE);
  const title = useGridTitle(films);
  const isFiltered = choice.month !== undefined || choice.channel !== undefined;
  return (
    <Section
      title={title}
      action={isFiltered && <Link {...link({ film: choice.film })}>{t('films.showAll')}</Link>}
    >
      <p role="status" className="visually-hidden">
        {t('films.count', { count: films.length })}
      </p>
      <ol className={styles.films}>
        {inView.map((film) => (
          <li key={film.id}>
            <FilmCard
              film={film}
              isNew={isNew(film)}
              isShown={film.id === shown?.id}
              link={link({ ...choice, film: film.id }, { toStage: true })}
            />
          </li>
        ))}
      </ol>
      {inView.length < films.length && (
        <Button kind="secondary" onClick={() => setPages(pages + 1)}>
          {t('films.more')}
        </Button>
      )}
    </Section>
  );
}
