import { lazy, Suspense, useEffect } from 'react';
import type { User } from '../api/generated/auth';
import { changeLanguage, hasChosenLanguage } from '../i18n/language-choice';
import { isLanguage } from '../i18n/languages';
import { AltchaCheck } from './AltchaCheck';
import type { Session } from './session-slice';
import { StepUp } from './StepUp';
import { useSignInAgain } from './use-sign-in-again';

export { arrival } from './use-sign-in-again';

const EndedSession = lazy(() => import('./EndedSession'));
const AddressNeeded = lazy(() => import('./AddressNeeded'));

interface SignedInProps {
  user: User;
  session: Session;
}

/** Shows the account's language on a device where none was chosen yet, and keeps it there as if it had been. */
function useAccountLanguage(language: string | null): void {
  useEffect(() => {
    if (isLanguage(language) && !hasChosenLanguage()) void changeLanguage(language);
  }, [language]);
}

/** What goes along with being signed in, on whichever page: the account's language, and the questions who somebody is. */
export default function SignedIn({ user, session }: SignedInProps) {
  const isOver = session.hasEnded || session.other !== undefined;
  useAccountLanguage(user.language);
  useSignInAgain();
  return (
    <>
      {/* Stays with the end of the session: what it was asked for goes on once somebody has signed in again. */}
      <StepUp />
      <AltchaCheck />
      <Suspense fallback={null}>
        {isOver && <EndedSession user={user} session={session} />}
        {!isOver && user.addressNeeded && <AddressNeeded username={user.username} />}
      </Suspense>
    </>
  );
}
