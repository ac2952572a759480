import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './OfflineNotice.module.css';

function subscribe(listener: () => void): () => void {
  for (const change of ['online', 'offline']) window.addEventListener(change, listener);
  return () => {
    for (const change of ['online', 'offline']) window.removeEventListener(change, listener);
  };
}

/** Says below the page that there is no network, so that nobody takes what was known before for what is. */
export function OfflineNotice() {
  const { t } = useTranslation();
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  // There before it has something to say, or those who listen would not be told.
  return (
    <div role="status" className={styles.place}>
      {!isOnline && <p className={styles.notice}>{t('offline')}</p>}
    </div>
  );
}
