import type { TFunction } from 'i18next';
import { authApi } from '../api/generated/auth';
import type { SiteDispatch } from '../api/site-reducer';
import { changeLanguage } from '../i18n/language-choice';
import type { Language } from '../i18n/languages';
import { toast } from '../ui/toast/toast';
import type { Session } from './session-slice';

/** Shows the site in a language from now on, on this device; says so where its texts cannot be fetched. True where it is shown, and no other was chosen meanwhile. */
export async function showLanguage(language: Language, t: TFunction): Promise<boolean> {
  const choice = await changeLanguage(language);
  if (choice === 'failed')
    toast({ kind: 'error', title: t('routeFailure.title'), text: t('loadFailure.text') });
  return choice === 'shown';
}

/** The last choice of all. */
let saving: Promise<unknown> = Promise.resolve();

/**
 * Saves a language to the account of whoever is signed in; true where the account has it and no other was chosen meanwhile. One after
 * the other, as two calls at once may arrive in either order.
 */
export function saveLanguage(save: () => Promise<{ error?: unknown }>): Promise<boolean> {
  const saved: Promise<boolean> = saving.then(async () => {
    if (saving !== saved) return false;
    const { error } = await save();
    return !error && saving === saved;
  });
  saving = saved;
  return saved;
}

interface SiteStore {
  getState: () => { session: Session };
  dispatch: SiteDispatch;
}

/** Shows the site in a language and keeps the choice: on this device, and on the account of whoever is signed in. */
export async function chooseLanguage(
  language: Language,
  t: TFunction,
  { getState, dispatch }: SiteStore,
): Promise<void> {
  const isShown = await showLanguage(language, t);
  if (!isShown || !getState().session.user) return;
  // Should the account not take it, the device still does; the profile shows what the account has.
  await saveLanguage(async () =>
    dispatch(authApi.endpoints.updateCurrentUser.initiate({ updateUser: { language } })),
  );
}
