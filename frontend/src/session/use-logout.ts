import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { authApi } from '../api/generated/auth';
import type { SiteDispatch } from '../api/site-reducer';

/** Signs out at once, as whoever leaves the page right after it has to be signed out, and says how it went by code that is fetched then. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useDispatch<SiteDispatch>();
  return async () => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    const outcome = error ? 'failed' : 'done';
    const [title, text] = [t(`logout.${outcome}.title`), t(`logout.${outcome}.text`)];
    await import('../ui/toast/toast').then(
      ({ toast }) => toast({ kind: error ? 'error' : 'success', title, text }),
      () => window.alert(`${title}\n\n${text}`),
    );
  };
}
