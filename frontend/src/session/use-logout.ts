import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { SiteDispatch } from '../api/site-reducer';

/** Signs out and says how it went, by code that is fetched for it: every page has the button, and few press it. */
export function useLogout(): () => Promise<void> {
  const { t } = useTranslation();
  const dispatch = useDispatch<SiteDispatch>();
  return () =>
    import('./log-out').then(
      ({ logOut }) => logOut(dispatch, t),
      () => window.alert(`${t('logout.failed.title')}\n\n${t('logout.failed.text')}`),
    );
}
