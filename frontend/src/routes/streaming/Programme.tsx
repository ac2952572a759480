import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import type { Film } from '../../features/progress';
import { useHydrated } from '../../i18n/use-hydrated';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { FilmGrid } from './FilmGrid';
import { filmsOf } from './film-choice';
import { Months } from './Months';
import { Stage } from './Stage';
import { rememberSeen, seenBefore } from './seen-films';
import styles from './Streaming.module.css';
import { type StageVisit, useFilmChoice } from './use-film-choice';

/** Takes whoever chose a film further down to the stage; the way back keeps its place. */
function useArriveAtStage(stage: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { key } = location;
  const state = location.state as StageVisit | null;
  const isReturn = useNavigationType() === NavigationType.Pop;
  const isAsked = state?.toStage === true;
  useEffect(() => {
    if (!isAsked || isReturn) return;
    stage.current?.focus({ preventScroll: true });
    stage.current?.scrollIntoView({ block: 'start' });
  }, [key, isAsked, isReturn, stage]);
}

/** Tells of a film whether it came since the last visit of this browser, which the server knows nothing of. */
function useNewFilms(films: Film[]): (film: Film) => boolean {
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? seenBefore() : undefined), [hydrated]);
  useEffect(() => {
    if (hydrated) rememberSeen(films.map(({ id }) => id));
  }, [hydrated, films]);
  return ({ id }) => before !== undefined && !before.has(id);
}

/** The stage with the film that was chosen, else the newest of those asked for; below it the months and the films. */
export function Programme({ films }: { films: Film[] }) {
  const { t } = useTranslation('streaming');
  const { choice, link } = useFilmChoice();
  const isNew = useNewFilms(films);
  const stage = useRef<HTMLDivElement>(null);
  useArriveAtStage(stage);

  const asked = filmsOf(films, choice);
  const chosen = films.find(({ id }) => id === choice.film);
  // A newer film does not take the place of one that somebody watches.
  const [watched, setWatched] = useState<number>();
  const shown = chosen ?? asked.find(({ id }) => id === watched) ?? asked[0];
  return (
    <>
      <div ref={stage} tabIndex={-1} className={styles.stage}>
        {choice.film !== undefined && !chosen && (
          <p role="status" className={styles.gone}>
            {t('stage.gone')}
          </p>
        )}
        {shown ? (
          <Stage
            film={shown}
            isNewest={shown === films[0]}
            isNew={isNew(shown)}
            onPlay={() => setWatched(shown.id)}
          />
        ) : (
          <EmptyState
            text={t('films.noneHere')}
            action={<ButtonLink {...link({}, { toStage: true })}>{t('films.showAll')}</ButtonLink>}
          />
        )}
      </div>
      <Months films={films} />
      {asked.length > 0 && <FilmGrid films={asked} shown={shown} isNew={isNew} />}
    </>
  );
}
