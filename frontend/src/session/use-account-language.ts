import { useEffect } from 'react';
import { changeLanguage, hasChosenLanguage } from '../i18n';
import { isLanguage } from '../i18n/languages';
import { useSession } from './use-session';

/** Shows the account's language on a device where none was chosen yet, and keeps it there as if it had been. */
export function useAccountLanguage(): void {
  const { user } = useSession();
  const language = user?.language ?? null;
  useEffect(() => {
    if (isLanguage(language) && !hasChosenLanguage()) void changeLanguage(language);
  }, [language]);
}
