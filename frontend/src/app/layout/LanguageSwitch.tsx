import { useTranslation } from 'react-i18next';
import { useStore } from 'react-redux';
import type { SiteDispatch } from '../../api/site-reducer';
import type { Language } from '../../i18n/languages';
import type { Session } from '../../session/session-slice';
import { fetchOnce } from '../../ui/fetch-once';
import { LanguageSelect } from '../../ui/language/LanguageSelect';
import styles from './LanguageSwitch.module.css';

// What a choice needs comes with the first one, as few visits make any.
const fetchChoice = fetchOnce(() => import('../../session/choose-language'));

export function LanguageSwitch() {
  const { t, i18n } = useTranslation();
  const { getState, dispatch } = useStore<{ session: Session }>();
  const choose = async (language: Language) => {
    const { chooseLanguage } = await fetchChoice();
    await chooseLanguage(language, t, { getState, dispatch: dispatch as SiteDispatch });
  };
  return (
    <LanguageSelect
      aria-label={t('language.label')}
      className={styles.select}
      value={i18n.language}
      onChoose={choose}
    />
  );
}
