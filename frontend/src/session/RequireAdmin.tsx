import { Navigate, Outlet } from 'react-router-dom';
import { paths } from '../paths';
import { PageSkeleton } from '../ui/skeletons/PageSkeleton';
import { useSession } from './use-session';

/** Lets admins through; everyone else goes home. */
export function RequireAdmin() {
  const { status, user } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return user?.role === 'admin' ? <Outlet /> : <Navigate to={paths.home} replace />;
}
