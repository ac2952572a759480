import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { AwardResult } from '../../features/awards';
import {
  type SeasonArchive,
  SeasonData,
  SeasonDates,
  SeasonStateTag,
  useListSeasonsQuery,
  useNextStep,
  useSeasonName,
} from '../../features/seasons';
import { paths, seasonPath } from '../../paths';
import { ButtonLink } from '../../ui/button/ButtonLink';
import { latePart } from '../../ui/late-part';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { ShareButton } from '../../ui/share/ShareButton';
import { Skeleton } from '../../ui/skeletons/Skeleton';
import styles from './SeasonPage.module.css';
import { SeasonPeople } from './SeasonPeople';

const SeasonSums = latePart(() => import('./SeasonSums'), <Skeleton height="16rem" />);
const SeasonAccounts = latePart(() => import('./SeasonAccounts'), <Skeleton height="24rem" />);

/** What can be done before a season begins; nobody can be followed in the one before once that is closed. */
function HowToTakePart({ season: { number, state } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const { data: seasons = [] } = useListSeasonsQuery();
  const isOpen = state === 'applications';
  const before = seasons.find((one) => one.number === number - 1);
  const untilThen = before?.state === 'closed' ? 'before.lookBack' : 'before.wait';
  return (
    <div className={styles.words}>
      <p>{t('before.people')}</p>
      <p>{t(isOpen ? 'before.apply' : untilThen)}</p>
      <ButtonLink to={isOpen ? paths.register : paths.joinAsViewer}>
        {t(isOpen ? 'before.toApplication' : 'before.toViewers')}
      </ButtonLink>
    </div>
  );
}

/** What can be won or was won, and who stands where. */
function SeasonAwards({ season: { awards, number } }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  return (
    <Section title={t('awards.title')}>
      {awards.length === 0 && <p>{t('awards.none')}</p>}
      <div className={styles.awards}>
        {awards.map((award) => (
          <AwardResult key={award.id} award={award} page={seasonPath(number)} />
        ))}
      </div>
    </Section>
  );
}

/** All that is known of a season. Before it begins there are only its dates and what can be won; what is closed begins with who won. */
export function SeasonPage({ season }: { season: SeasonArchive }) {
  const { t } = useTranslation('seasons');
  const name = useSeasonName()(season);
  const next = useNextStep(season);
  const hasBegun = season.state !== 'planned' && season.state !== 'applications';
  const isClosed = season.state === 'closed';
  return (
    <Page title={name} description={t('description', { name })}>
      <SeasonData season={season} />
      <PageHeader
        title={<bdi>{name}</bdi>}
        overline={<Link to={paths.seasons}>{t('all')}</Link>}
        lead={next}
        actions={
          <>
            <SeasonStateTag state={season.state} />
            <ShareButton small path={seasonPath(season.number)} title={name} />
          </>
        }
      />
      {isClosed && <p className={styles.readOnly}>{t('readOnly')}</p>}
      {isClosed && <SeasonAwards season={season} />}
      {hasBegun && <SeasonPeople season={season} />}
      {hasBegun && <SeasonSums season={season} />}
      <Section title={t('dates.title')}>
        <div className={styles.dates}>
          <SeasonDates season={season} />
          {!hasBegun && <HowToTakePart season={season} />}
        </div>
      </Section>
      {!isClosed && <SeasonAwards season={season} />}
      {hasBegun && <SeasonAccounts season={season} />}
    </Page>
  );
}
