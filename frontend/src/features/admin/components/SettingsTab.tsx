import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../ui/skeletons/Skeleton';
import { useListSettingsQuery } from '../api';
import { ChallengeForm } from './ChallengeForm';
import { ResetLinks } from './ResetLinks';
import styles from './SettingsTab.module.css';
import { WhitelistEditor } from './WhitelistEditor';

/** The console's Settings tab: when the challenge runs, how many take part, whose films play, who is invited, and links for lost passwords. */
export function SettingsTab() {
  const { t } = useTranslation('admin');
  const { data, error, refetch } = useListSettingsQuery();
  if (error && !data) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton height="24rem" />;
  return (
    <div className={styles.columns}>
      <section aria-labelledby="challenge-settings">
        <h2 id="challenge-settings" className={styles.title}>
          {t('settings.challenge')}
        </h2>
        <ChallengeForm settings={data} />
      </section>
      <section aria-labelledby="whitelist">
        <h2 id="whitelist" className={styles.title}>
          {t('whitelist.title')}
        </h2>
        <WhitelistEditor settings={data} />
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
