import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { useSession } from './use-session';

/** Lets signed-in users through; others go to the registration page. */
export function RequireUser() {
  const { status } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return status === 'user' ? <Outlet /> : <Navigate to={paths.register} replace />;
}
