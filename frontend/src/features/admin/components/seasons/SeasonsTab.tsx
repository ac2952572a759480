import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../../ui/button/Button';
import { Loaded } from '../../../../ui/feedback/Loaded';
import { Skeleton } from '../../../../ui/skeletons/Skeleton';
import { isFollowed, seasonToPlan } from '../../current-season';
import { useFocusAfter } from '../../hooks/use-focus-after';
import { type AdminSeason, useListAdminSeasonsQuery } from '../../seasons-api';
import { PlanDialog } from './PlanDialog';
import { SeasonEntry } from './SeasonEntry';
import styles from './Seasons.module.css';

/** The console's Seasons tab: when each runs, planning the next, and closing what is over. */
export default function SeasonsTab() {
  const { t } = useTranslation('admin');
  return (
    <>
      <p className={styles.lead}>{t('seasons.lead')}</p>
      <Loaded query={useListAdminSeasonsQuery()} skeleton={<Skeleton height="24rem" />}>
        {(seasons) => (
          <>
            <PlanNext seasons={seasons} />
            <div className={styles.seasons}>
              {seasons.map((season) => (
                <SeasonEntry key={season.number} season={season} isFollowed={isFollowed(seasons, season)} />
              ))}
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

function PlanNext({ seasons }: { seasons: AdminSeason[] }) {
  const { t } = useTranslation('admin');
  const [isPlanning, setPlanning] = useState(false);
  const wait = useRef<HTMLParagraphElement>(null);
  const finish = useFocusAfter(wait);
  const [newest] = seasons;
  const next = seasonToPlan(seasons);
  if (!newest) return null;
  const leave = () => setPlanning(false);
  const done = () => {
    leave();
    finish();
  };
  if (next === null) {
    const { number } = newest;
    return (
      <p ref={wait} tabIndex={-1} className={styles.hint}>
        {t('seasons.plan.wait', { number, next: number + 1 })}
      </p>
    );
  }
  return (
    <>
      <Button onClick={() => setPlanning(true)}>{t('seasons.plan.button', { number: next })}</Button>
      {isPlanning && <PlanDialog before={newest} onClose={leave} onDone={done} />}
    </>
  );
}
