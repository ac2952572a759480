import { useTranslation } from 'react-i18next';
import { changeLanguage } from '../i18n';
import type { Language } from '../i18n/languages';
import { toast } from '../ui/toast/toast';

/** Shows the site in a language from now on, on this device; says so where its texts cannot be fetched, and may then be asked again. */
export function useShowLanguage(): (language: Language) => Promise<boolean> {
  const { t } = useTranslation();
  return async (language) => {
    const isShown = await changeLanguage(language);
    if (!isShown) toast({ kind: 'error', title: t('routeFailure.title'), text: t('loadFailure.text') });
    return isShown;
  };
}
