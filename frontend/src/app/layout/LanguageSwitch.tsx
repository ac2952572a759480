import { useTranslation } from 'react-i18next';
import { useChooseLanguage } from '../../session/use-choose-language';
import { LanguageSelect } from '../../ui/language/LanguageSelect';
import styles from './LanguageSwitch.module.css';

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const choose = useChooseLanguage();
  return (
    <LanguageSelect
      aria-label={t('language.label')}
      className={styles.select}
      value={i18n.language}
      onChoose={(language) => void choose(language)}
    />
  );
}
