import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useListAwardsQuery } from '../../api';
import { AwardEditor } from './AwardEditor';
import styles from './Console.module.css';
import { JudgesEditor } from './JudgesEditor';

interface AwardsConsoleProps {
  /** Number of the season. */
  season: number;
  /** Whether it is closed, so that its awards can only be read. */
  isClosed: boolean;
}

/** The console's Awards tab: periods, rewards and words of a season's awards, and who judges. */
export function AwardsConsole({ season, isClosed }: AwardsConsoleProps) {
  const { t } = useTranslation('awards');
  const { data: awards, error, refetch } = useListAwardsQuery({ season });
  if (error && !awards) return <LoadFailure error={error} retry={refetch} />;
  if (!awards) return <Skeleton height="30rem" />;
  return (
    <div className={styles.console}>
      <div className={styles.awards}>
        {awards.map((award) => (
          <AwardEditor key={award.id} award={award} isReadOnly={isClosed} />
        ))}
      </div>
      <section aria-labelledby="judges-of-the-season" className={styles.judges}>
        <h2 id="judges-of-the-season" className={styles.title}>
          {t('console.judges.title')}
        </h2>
        <JudgesEditor season={season} isReadOnly={isClosed} />
      </section>
    </div>
  );
}
