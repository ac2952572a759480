import { useTranslation } from 'react-i18next';
import styles from './WhatItProves.module.css';

const proven = ['unchanged', 'own', 'recount'] as const;
const unproven = ['before', 'voters', 'names', 'contract'] as const;

/** In plain words what the roots of the votes show, and what they cannot show. */
export function WhatItProves() {
  const { t } = useTranslation('transparency');
  return (
    <>
      <p className={styles.lead}>{t('votes.lead')}</p>
      <div className={styles.columns}>
        <div className={styles.part}>
          <h3>{t('votes.proves')}</h3>
          <ul className={styles.list}>
            {proven.map((key) => (
              <li key={key}>{t(`votes.proven.${key}`)}</li>
            ))}
          </ul>
        </div>
        <div className={styles.part}>
          <h3>{t('votes.doesNotProve')}</h3>
          <ul className={styles.list}>
            {unproven.map((key) => (
              <li key={key}>{t(`votes.unproven.${key}`)}</li>
            ))}
          </ul>
        </div>
      </div>
    </>
  );
}
