import { useEffect } from 'react';
import { changeLanguage, hasChosenLanguage } from '../i18n/language-choice';
import { isLanguage } from '../i18n/languages';

/** Shows the account's language on a device where none was chosen yet, and keeps it there as if it had been. */
export function useAccountLanguage(language: string | null): void {
  useEffect(() => {
    if (isLanguage(language) && !hasChosenLanguage()) void changeLanguage(language);
  }, [language]);
}
