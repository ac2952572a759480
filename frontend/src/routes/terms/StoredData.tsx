import { useTranslation } from 'react-i18next';
import { sessionDays } from '../../season-rules';
import { Labelled } from '../../ui/labelled/Labelled';
import styles from './StoredData.module.css';

/** The cookie and everything the site keeps in the browser's storage, by the names a browser lists them under. */
const entries = [
  { key: 'session', name: 'sid' },
  { key: 'signedIn', name: 'signed-in' },
  { key: 'language', name: 'language' },
  { key: 'theme', name: 'theme' },
  { key: 'latinFaces', name: 'latin-faces' },
  { key: 'wallet', name: 'wallet.connected' },
  { key: 'scroll', name: 'react-router-scroll-positions' },
  { key: 'draft', name: 'ad-draft-…' },
  {
    key: 'formDrafts',
    name: 'participant-draft-… profile-draft-… ad-edit-… vote-comment-… comment-report-… ad-report-… score-draft:… award-draft-…',
  },
  { key: 'vote', name: 'vote-secret:…' },
  { key: 'reportDraft', name: 'report-draft-…' },
  { key: 'payment', name: 'payments.attempt.…' },
  { key: 'developmentWallet', name: 'development-wallet.key' },
] as const;

export function StoredData() {
  const { t } = useTranslation('terms');
  return (
    <section className={styles.section}>
      <h3>{t('stored.title')}</h3>
      <ul>
        {entries.map(({ key, name }) => (
          <li key={key} className={styles.entry}>
            <code className={styles.name}>{name}</code>
            <p>{t(`stored.entries.${key}.purpose`)}</p>
            <p className={styles.until}>
              <Labelled label={t('stored.until')}>
                {t(`stored.entries.${key}.until`, { sessionDays })}
              </Labelled>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
