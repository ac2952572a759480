import { Outlet } from 'react-router-dom';
import { useHydrated } from '../i18n/use-hydrated';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';

/** Pages with forms and wallets: the server sends their frame, the browser fills it. */
export const BrowserOnly = () => (useHydrated() ? <Outlet /> : <PageSkeleton />);
