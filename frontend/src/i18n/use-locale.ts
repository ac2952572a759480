import { useTranslation } from 'react-i18next';
import { localeOf } from './languages';

/** The current language as a locale for `Intl`. */
export const useLocale = (): string => localeOf(useTranslation().i18n.language);
