import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetChallengeSettingsQuery } from '../../../api/challenge-settings';
import { LeafPattern } from '../../../ui/badge/LeafPattern';
import { type ProgressUpdate, useCountFilmPlayMutation } from '../api';
import { filmOf, type FilmSource, type PlayableSource } from '../film';
import { FilmFrame } from './FilmFrame';
import styles from './FilmPlayer.module.css';

type Watched = Pick<ProgressUpdate, 'id' | 'title'> & { videoUrl: string };

const newTab = { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } as const;

/** The still before a film: drawn here, as one from the film's host would tell that host who looks at it. */
function FilmCover({ seed, title, action }: { seed: number; title: string; action?: string }) {
  return (
    <>
      <LeafPattern seed={seed} className={styles.pattern} />
      <span className={styles.strip}>
        {action && (
          <span className={styles.action}>
            <svg viewBox="0 0 12 12" width="12" height="12" aria-hidden="true">
              <path d="M2 .5 11 6 2 11.5Z" fill="currentColor" />
            </svg>
            {action}
          </span>
        )}
        <bdi className={styles.title}>{title}</bdi>
      </span>
    </>
  );
}

/** How a film is shown by its address; undefined also until the listed hosts are known. */
function useFilm(address: string): FilmSource | undefined {
  const { data, isLoading } = useGetChallengeSettingsQuery();
  return isLoading ? undefined : filmOf(address, data?.videoHosts ?? []);
}

/**
 * A report's film. Before the click it says which site will be asked, and asks nothing of it; a film that no player here
 * takes opens outside. Give it the film's id as its key, so that another film begins with its own still.
 * @param onPlay told once it plays here
 */
export function FilmPlayer({ film, onPlay }: { film: Watched; onPlay?: () => void }) {
  const { t } = useTranslation('reports');
  const shown = useFilm(film.videoUrl);
  const [countPlay] = useCountFilmPlayMutation();
  const [isPlaying, setPlaying] = useState(false);
  const noteId = useId();
  // Only a number to those who look: where it cannot be told, the film plays all the same.
  const count = () => void countPlay({ id: film.id });

  if (!shown) {
    return (
      <div className={styles.screen}>
        <FilmCover seed={film.id} title={film.title} />
      </div>
    );
  }
  if (shown.kind === 'link') {
    return (
      <figure className={styles.player}>
        <a href={shown.url} {...newTab} className={styles.screen} aria-describedby={noteId} onClick={count}>
          <FilmCover seed={film.id} title={film.title} action={t('film.watch', { host: shown.host })} />
        </a>
        <figcaption id={noteId} className={styles.note}>
          {t('film.outside', { host: shown.host })}
        </figcaption>
      </figure>
    );
  }
  const play = () => {
    setPlaying(true);
    onPlay?.();
    count();
  };
  return (
    <figure className={styles.player}>
      {isPlaying ? (
        <FilmFrame film={shown} title={film.title} />
      ) : (
        <button type="button" className={styles.screen} aria-describedby={noteId} onClick={play}>
          <FilmCover seed={film.id} title={film.title} action={t('film.play')} />
        </button>
      )}
      <figcaption id={noteId} className={styles.note}>
        {t(isPlaying ? 'film.playing' : 'film.before', { host: shown.host })} <OutsideLink film={shown} />
      </figcaption>
    </figure>
  );
}

function OutsideLink({ film }: { film: PlayableSource }) {
  const { t } = useTranslation('reports');
  return (
    <a href={film.url} {...newTab}>
      {t('film.openThere')}
    </a>
  );
}
