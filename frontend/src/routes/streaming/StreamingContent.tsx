import { useTranslation } from 'react-i18next';
import { useSeasonNumbers } from '../../api/season-numbers';
import { useListFilmsQuery } from '../../features/progress';
import { paths } from '../../paths';
import { monthlyVideo } from '../../season';
import { LateSeal } from '../../ui/badge/LateSeal';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { Loaded } from '../../ui/feedback/Loaded';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import { Place } from '../../ui/place/Place';
import { Channels } from './Channels';
import { Programme } from './Programme';
import styles from './Streaming.module.css';
import { useFilmChoice } from './use-film-choice';

/** The empty screen before the first film. */
function FilmsToCome() {
  const { t } = useTranslation('streaming');
  return (
    <section className={styles.screen} aria-labelledby="films-to-come">
      <div className={styles.words}>
        <h2 id="films-to-come">{t('films.title')}</h2>
        <p>{t('films.text')}</p>
        <ButtonLink to={paths.joinAsViewer}>{t('films.join')}</ButtonLink>
      </div>
      <LateSeal className={styles.seal} />
    </section>
  );
}

/** The films of the season: one on the stage, and all of them by month and by channel. */
export default function StreamingContent() {
  const { t } = useTranslation('streaming');
  const { season } = useSeasonNumbers();
  const query = useListFilmsQuery({});
  const films = query.currentData;
  const { choice } = useFilmChoice();
  const chosen = films?.find(({ id }) => id === choice.film);
  const skeleton = (
    <div className={styles.waiting}>
      <Skeleton height="clamp(14rem, 42vw, 34rem)" label={t('films.loading')} />
    </div>
  );
  return (
    <Page {...(chosen && { title: chosen.title })}>
      <PageHeader title={t('title')} lead={t('lead', monthlyVideo)} />
      <Loaded query={query} skeleton={skeleton} empty={<FilmsToCome />}>
        {(all) => <Programme films={all} />}
      </Loaded>
      <Section title={t('channels.title')}>
        <p className={styles.lead}>{t('channels.lead', { season })}</p>
        <div className={styles.channels}>
          <Channels films={films} />
          <Place slot="streaming-sidebar" />
        </div>
      </Section>
    </Page>
  );
}
