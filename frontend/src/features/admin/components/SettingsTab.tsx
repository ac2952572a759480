import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListSettingsQuery } from '../api';
import { type SetSeason, useSetSeasons } from '../hooks/use-set-seasons';
import { ChallengeForm } from './ChallengeForm';
import { ResetLinks } from './ResetLinks';
import styles from './SettingsTab.module.css';
import { WhitelistEditor } from './WhitelistEditor';

interface MeansSeasonProps {
  what: 'dates' | 'places' | 'whitelist';
  /** Undefined while it is not known. */
  season: SetSeason | undefined;
}

/** Says which season some values are of, and where it is closed that they can only be read. */
function MeansSeason({ what, season }: MeansSeasonProps) {
  const { t } = useTranslation('admin');
  if (!season) return null;
  const { number, isClosed } = season;
  return (
    <p className={styles.hint}>
      {t(`settings.means.${what}`, { number })} {isClosed && t('settings.means.closed', { number })}
    </p>
  );
}

/** The console's Settings tab: when the challenge runs, how many take part, whose films play, who is invited, and links for lost passwords. */
export function SettingsTab() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListSettingsQuery();
  const seasons = useSetSeasons();
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height="24rem" />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="challenge-settings">
        <h2 id="challenge-settings" className={styles.title}>
          {t('settings.challenge')}
        </h2>
        <MeansSeason what="dates" season={seasons?.dates} />
        <MeansSeason what="places" season={seasons?.places} />
        <ChallengeForm
          settings={data}
          datesAreFixed={seasons?.dates.isClosed}
          placesAreFixed={seasons?.places.isClosed}
        />
      </section>
      <section aria-labelledby="whitelist">
        <h2 id="whitelist" className={styles.title}>
          {t('whitelist.title')}
        </h2>
        <MeansSeason what="whitelist" season={seasons?.places} />
        <WhitelistEditor settings={data} season={seasons?.places} />
      </section>
      <section aria-labelledby="lost-passwords">
        <h2 id="lost-passwords" className={styles.title}>
          {t('links.reset.title')}
        </h2>
        <ResetLinks />
      </section>
    </div>
  );
}
