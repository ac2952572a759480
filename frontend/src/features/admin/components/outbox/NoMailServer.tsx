import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styles from './Outbox.module.css';

/** Says that this site sends nothing, what to do instead, and what would change it. */
export function NoMailServer() {
  const { t } = useTranslation('admin');
  return (
    <div role="note" className={styles.notice}>
      <p>
        <strong>{t('outbox.noServer.title')}</strong> {t('outbox.noServer.links')}{' '}
        <Link to="?tab=settings">{t('outbox.noServer.settings')}</Link>
      </p>
      <p>{t('outbox.noServer.operator')}</p>
    </div>
  );
}
