import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { authApi } from '../api/generated/auth';
import type { SiteDispatch } from '../api/site-reducer';
import { toast } from '../ui/toast/toast';

/** Signs out and says how it went. Nothing is fetched before: whoever leaves the page right after it has to be signed out. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useDispatch<SiteDispatch>();
  return async () => {
    const { error } = await dispatch(authApi.endpoints.logout.initiate());
    const outcome = error ? 'failed' : 'done';
    const kind = error ? 'error' : 'success';
    toast({ kind, title: t(`logout.${outcome}.title`), text: t(`logout.${outcome}.text`) });
  };
}
