import { useTranslation } from 'react-i18next';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { useLocale } from '../../../../i18n/use-locale';
import { useBadgeMintsQuery } from '../../badges-api';
import styles from './Badges.module.css';

const POLL_MS = 30_000;

/** How many badges are minted today, and that others wait for tomorrow once the day is full, or for the contract of their season. */
export function MintsToday() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { data } = useBadgeMintsQuery(undefined, { pollingInterval: usePollingWhileSeen(POLL_MS) });
  if (!data) return null;
  const { signedToday, maxADay, waiting, withoutContract } = data;
  const most = maxADay.toLocaleString(locale);
  const isFull = signedToday >= maxADay && waiting > 0;
  return (
    <>
      <p className={styles.lead} role={isFull ? 'alert' : undefined}>
        {t('badges.mints.today', { count: signedToday, most })}{' '}
        {isFull && t('badges.mints.full', { count: waiting })}
      </p>
      {withoutContract.map(({ season, waiting: asked }) => (
        <p key={season} className={styles.lead} role="alert">
          {t('badges.mints.withoutContract', { season, number: asked.toLocaleString(locale) })}
        </p>
      ))}
    </>
  );
}
