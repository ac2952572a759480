import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { loginPath } from '../paths';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { useSession } from './use-session';

/** Lets signed-in users through; others go to the login, and come back from there. */
export function RequireUser() {
  const { status } = useSession();
  const { pathname, search, hash } = useLocation();
  if (status === 'loading') return <PageSkeleton />;
  return status === 'user' ? <Outlet /> : <Navigate to={loginPath(pathname + search + hash)} replace />;
}
