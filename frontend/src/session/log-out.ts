import type { TFunction } from 'i18next';
import { authApi } from '../api/generated/auth';
import type { SiteDispatch } from '../api/site-reducer';
import { toast } from '../ui/toast/toast';

/** Signs out and says how it went. */
export async function logOut(dispatch: SiteDispatch, t: TFunction): Promise<void> {
  const { error } = await dispatch(authApi.endpoints.logout.initiate());
  if (error) toast({ kind: 'error', title: t('logout.failed.title'), text: t('logout.failed.text') });
  else toast({ kind: 'success', title: t('logout.done.title'), text: t('logout.done.text') });
}
