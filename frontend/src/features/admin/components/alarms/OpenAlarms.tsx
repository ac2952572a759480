import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCatchUp } from '../../../../events/use-seen';
import { usePollingWhileSeen } from '../../../../events/use-polling-while-seen';
import { useLocale } from '../../../../i18n/use-locale';
import { LoadFailure } from '../../../../ui/feedback/LoadFailure';
import { useListAlarmsQuery } from '../../alarms-api';
import { AlarmEntry } from './AlarmEntry';
import styles from './Alarms.module.css';

/** Who has a stolen key acts within seconds. */
const POLL_MS = 5_000;

/** The alarms that are open, newest first. */
export default function OpenAlarms() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const titleId = useId();
  const { data, error, refetch } = useListAlarmsQuery(undefined, {
    pollingInterval: usePollingWhileSeen(POLL_MS),
  });
  useCatchUp(refetch);
  if (!data) return error ? <LoadFailure error={error} retry={refetch} /> : null;
  const { alarms, more } = data;
  return (
    <div role="alert">
      {alarms.length > 0 && (
        <section aria-labelledby={titleId} className={styles.alarms}>
          <h2 id={titleId} className={styles.title}>
            {t('alarms.title')}
          </h2>
          <p>{t('alarms.lead')}</p>
          <ul className={styles.list}>
            {alarms.map((alarm) => (
              <li key={alarm.id}>
                <AlarmEntry alarm={alarm} />
              </li>
            ))}
          </ul>
          {more > 0 && <p>{t('alarms.more', { number: more.toLocaleString(locale) })}</p>}
        </section>
      )}
    </div>
  );
}
