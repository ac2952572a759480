import { useTranslation } from 'react-i18next';
import { useListFilmsQuery } from '../../features/progress';
import { monthlyVideo, season } from '../../season';
import { LoadFailure } from '../../ui/feedback/LoadFailure';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Channels } from './Channels';
import { FilmsToCome } from './FilmsToCome';
import { Programme } from './Programme';
import styles from './Streaming.module.css';
import { useFilmChoice } from './use-film-choice';

/** The films of the season: one on the stage, and all of them by month and by channel. */
export default function StreamingContent() {
  const { t } = useTranslation('streaming');
  const { data: films, error, refetch } = useListFilmsQuery();
  const { choice } = useFilmChoice();
  const chosen = films?.find(({ id }) => id === choice.film);
  return (
    <Page {...(chosen && { title: chosen.title })}>
      <PageHeader title={t('title')} lead={t('lead', monthlyVideo)} />
      {films && (films.length === 0 ? <FilmsToCome /> : <Programme films={films} />)}
      {!films && error && <LoadFailure error={error} retry={refetch} />}
      {!films && !error && (
        <div role="status" aria-label={t('films.loading')} className={styles.waiting}>
          <Skeleton height="clamp(14rem, 42vw, 34rem)" />
        </div>
      )}
      <Section title={t('channels.title')}>
        <p className={styles.lead}>{t('channels.lead', { season: season.number })}</p>
        <Channels films={films ?? []} />
      </Section>
    </Page>
  );
}
