import { lazy, Suspense, useEffect } from 'react';
import { useGetCurrentUserQuery } from './api';
import { isApiError } from '../api/api-error';
import { useAccountLanguage } from './use-account-language';
import { useSession } from './use-session';

const SignInAgain = lazy(() => import('./SignInAgain'));

/** Asks once who is signed in, follows the account's language, and asks again where the session ends while something is saved. A failure is only logged (spec section 8); 401 merely means nobody. */
export function SessionStart() {
  const { user, hasEnded } = useSession();
  const { error } = useGetCurrentUserQuery(undefined, { skip: import.meta.env.SSR });
  useAccountLanguage();
  useEffect(() => {
    if (isApiError(error) && error.status !== 401) console.error(error.message);
  }, [error]);
  if (!user || !hasEnded) return null;
  return (
    <Suspense fallback={null}>
      <SignInAgain username={user.username} />
    </Suspense>
  );
}
