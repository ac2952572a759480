import { lazy, Suspense } from 'react';
import type { User } from '../api/generated/auth';
import { StepUp } from './StepUp';
import { useAccountLanguage } from './use-account-language';

const SignInAgain = lazy(() => import('./SignInAgain'));

/** What goes along with being signed in, on whichever page: the account's language, and the questions who somebody is. */
export default function SignedIn({ user, hasEnded }: { user: User; hasEnded?: boolean }) {
  useAccountLanguage(user.language);
  return hasEnded ? (
    <Suspense fallback={null}>
      <SignInAgain username={user.username} />
    </Suspense>
  ) : (
    <StepUp />
  );
}
