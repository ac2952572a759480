import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import {
  SeasonData,
  SeasonDates,
  SeasonStateTag,
  useNextStep,
  useSeasonName,
  type SeasonArchive,
} from '../../features/seasons';
import { paths, seasonPath } from '../../paths';
import { Page } from '../../ui/layout/Page';
import { PageHeader } from '../../ui/layout/PageHeader';
import { Section } from '../../ui/layout/Section';
import { ShareButton } from '../../ui/share/ShareButton';
import { HowToTakePart } from './HowToTakePart';
import { SeasonAwards } from './SeasonAwards';
import { SeasonMoney } from './SeasonMoney';
import { SeasonMonths } from './SeasonMonths';
import styles from './SeasonPage.module.css';
import { SeasonPeople } from './SeasonPeople';
import { SeasonSums } from './SeasonSums';

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
      {hasBegun && <SeasonMoney season={season} />}
      {hasBegun && <SeasonMonths season={season} />}
    </Page>
  );
}
