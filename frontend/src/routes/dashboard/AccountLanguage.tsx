import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../i18n/languages';
import { useUpdateCurrentUserMutation } from '../../session/api';
import { saveLanguage, showLanguage } from '../../session/choose-language';
import { LanguageSelect } from '../../ui/language/LanguageSelect';
import styles from './AccountLanguage.module.css';

/** The account's language, for devices on which none was chosen. The site changes once the server has taken it. */
export function AccountLanguage({ language }: { language: string }) {
  const { t } = useTranslation(['dashboard', 'common']);
  const { t: tell } = useTranslation();
  const id = useId();
  const [updateUser, { isSuccess, isError }] = useUpdateCurrentUserMutation();
  const choose = async (chosen: Language) => {
    const isSaved = await saveLanguage(() => updateUser({ updateUser: { language: chosen } }));
    if (isSaved) await showLanguage(chosen, tell);
  };
  return (
    <div className={styles.language}>
      <label htmlFor={id}>{t('common:language.label')}</label>
      <LanguageSelect id={id} className={styles.select} value={language} onChoose={choose} />
      <p role="status" className={styles.outcome}>
        {isSuccess && t('profile.languageSaved')}
        {isError && t('profile.languageNotSaved')}
      </p>
    </div>
  );
}
