import { Navigate, useSearchParams } from 'react-router-dom';
import { safeNextPath } from '../../features/auth';
import { paths } from '../../paths';
import { useSession } from '../../session/use-session';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { JoinChallenge } from './JoinChallenge';
import { SignIn } from './SignIn';
import { useBecameRegistered } from './use-became-registered';

/**
 * Register and Login; whoever is signed in goes on to `?next=`, else sees Participant Registration. Who signs in and has a place
 * in the season that can be applied for, or takes one here, goes to the list of participants.
 */
export default function Register() {
  const [params] = useSearchParams();
  const next = safeNextPath(params.get('next'));
  const session = useSession();
  const becameRegistered = useBecameRegistered(session);
  const { status, user } = session;

  if (status === 'loading') return <PageSkeleton />;
  if (!user) return <SignIn />;
  if (next) return <Navigate to={next} replace />;
  if (becameRegistered) return <Navigate to={paths.participants} replace />;
  return <JoinChallenge user={user} />;
}
