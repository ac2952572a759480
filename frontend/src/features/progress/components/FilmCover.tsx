import { LeafPattern } from '../../../ui/badge/LeafPattern';
import styles from './FilmPlayer.module.css';

/** The still before a film: drawn here, as one from the film's host would tell that host who looks at it. */
export function FilmCover({ seed, title, action }: { seed: number; title: string; action?: string }) {
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
