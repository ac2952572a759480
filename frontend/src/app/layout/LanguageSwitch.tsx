import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../../i18n';
import { availableLanguages } from '../../i18n/languages';
import styles from './LanguageSwitch.module.css';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  return (
    <select
      aria-label={t('language.label')}
      className={styles.select}
      value={i18n.language}
      onChange={(event) => void changeLanguage(event.target.value)}
    >
      {availableLanguages.map(({ code, name }) => (
        <option key={code} value={code} lang={code}>
          {name}
        </option>
      ))}
    </select>
  );
}
