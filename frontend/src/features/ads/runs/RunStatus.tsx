import { useTranslation } from 'react-i18next';
import { useLongDay } from '../../../i18n/use-long-date';
import { MissingParts } from './MissingParts';
import { isOver, type OwnAd, wordsOf } from './run-words';

/** Where an ad's run stands, in words, and what the ad lacks. Days are those of UTC, as in its figures. */
export function RunStatus({ ad }: { ad: OwnAd }) {
  const { t } = useTranslation('runs');
  const longDay = useLongDay();
  const { startsAt, endsAt, days, daysLeft } = ad.run;
  const words = wordsOf(ad);
  const day = words === 'running' ? endsAt : startsAt;
  const isAlive = !isOver(ad) && ad.status !== 'rejected';
  return (
    <>
      <p>
        {t(`states.${words}`, { date: day && longDay(day) })}
        {isAlive && <> {t('left', { counted: daysLeft, all: days })}</>}
      </p>
      {isAlive && <MissingParts parts={ad.delivery?.missing ?? []} />}
    </>
  );
}
