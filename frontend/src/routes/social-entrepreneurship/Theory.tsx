import { useTranslation } from 'react-i18next';
import styles from './SocialEntrepreneurship.module.css';

const traits = ['mission', 'opportunity', 'learning', 'boldness', 'accountability'] as const;

export function Theory() {
  const { t } = useTranslation('social-entrepreneurship');
  return (
    <div className={styles.columns}>
      <div className={styles.prose}>
        <p>{t('theory.need')}</p>
        <p>{t('theory.means')}</p>
        <p>{t('theory.debate')}</p>
      </div>
      <div className={styles.traits}>
        <h3>{t('theory.traits.title')}</h3>
        <p>{t('theory.traits.lead')}</p>
        <ol>
          {traits.map((trait) => (
            <li key={trait}>{t(`theory.traits.${trait}`)}</li>
          ))}
        </ol>
      </div>
    </div>
  );
}
