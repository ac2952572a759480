import type { Language } from '../i18n/languages';
import { useUpdateCurrentUserMutation } from './api';
import { useSession } from './use-session';
import { useShowLanguage } from './use-show-language';

/** Shows the site in a language and keeps the choice: on this device, and on the account of whoever is signed in. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { user } = useSession();
  const show = useShowLanguage();
  const [updateUser] = useUpdateCurrentUserMutation();
  return async (language) => {
    // Should the account not take it, the device still does; the profile shows what the account has.
    if ((await show(language)) && user) await updateUser({ updateUser: { language } });
  };
}
