import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { useListAwardsQuery } from '../../api';
import { AwardEditor } from './AwardEditor';
import styles from './Console.module.css';
import { JudgesEditor } from './JudgesEditor';

/** The console's Awards tab: periods, rewards and words of the awards, and who judges. */
export function AwardsConsole() {
  const { t } = useTranslation('awards');
  const { data: awards, error, refetch } = useListAwardsQuery({});
  if (error && !awards) return <LoadFailure error={error} retry={refetch} />;
  if (!awards) return <Skeleton height="30rem" />;
  return (
    <div className={styles.console}>
      <div className={styles.awards}>
        {awards.map((award) => (
          <AwardEditor key={award.id} award={award} />
        ))}
      </div>
      <section aria-labelledby="judges-of-the-season" className={styles.judges}>
        <h2 id="judges-of-the-season" className={styles.title}>
          {t('console.judges.title')}
        </h2>
        <JudgesEditor />
      </section>
    </div>
  );
}
