import { useTranslation } from 'react-i18next';
import { Link, type LinkProps } from 'react-router-dom';
import { MonthName, type Film } from '../../features/progress';
import { LeafPattern } from '../../ui/badge/LeafPattern';
import { Tag } from '../../ui/status/Tag';
import styles from './FilmCard.module.css';

interface FilmCardProps {
  film: Film;
  isNew: boolean;
  /** It is the one on the stage. */
  isShown: boolean;
  link: LinkProps;
}

/** A film to choose; the whole card leads to it, while only the title takes the focus. */
export function FilmCard({ film, isNew, isShown, link }: FilmCardProps) {
  const { t } = useTranslation('streaming');
  return (
    <article className={styles.card}>
      <LeafPattern seed={film.id} className={styles.cover} />
      {(isNew || isShown) && (
        <p className={styles.marks}>
          {isNew && <Tag tone="success">{t('films.new')}</Tag>}
          {isShown && <Tag tone="muted">{t('films.shown')}</Tag>}
        </p>
      )}
      <h3 className={styles.title}>
        <Link {...link} aria-current={isShown ? 'true' : undefined}>
          <bdi>{film.title}</bdi>
        </Link>
      </h3>
      <p className={styles.name}>
        <bdi>{film.participantName}</bdi>
      </p>
      <p className={styles.month}>
        <MonthName month={film.month} />
      </p>
    </article>
  );
}
