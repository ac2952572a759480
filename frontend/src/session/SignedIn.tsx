import { useEffect, useState } from 'react';
import type { User } from '../api/generated/auth';
import { loadNamespaces } from '../i18n';
import { changeLanguage, hasChosenLanguage } from '../i18n/language-choice';
import { isLanguage } from '../i18n/languages';
import { lazyDialog } from '../ui/dialog/lazy-dialog';
import { optionalPart } from '../ui/optional-part';
import { AltchaCheck } from './AltchaCheck';
import { CoveredPage, CoverFailure } from './CoveredPage';
import { isOver, type Session } from './session-slice';
import { StepUp } from './StepUp';
import { useSignInAgain } from './use-sign-in-again';

export { arrival } from './use-sign-in-again';

const loadEndedSession = async () => {
  const [module] = await Promise.all([import('./EndedSession'), loadNamespaces('auth', 'errors')]);
  return module;
};

const EndedSession = optionalPart(loadEndedSession, <CoveredPage />, CoverFailure);
const AddressNeeded = lazyDialog(() => import('./AddressNeeded'));

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
  const asksWhose = isOver(session);
  /** Who would give no other address now. */
  const [closedBy, setClosedBy] = useState<number>();
  useAccountLanguage(user.language);
  useSignInAgain();
  return (
    <>
      {/* Stays with the end of the session: what it was asked for goes on once somebody has signed in again. */}
      <StepUp />
      <AltchaCheck />
      {asksWhose && <EndedSession user={user} session={session} />}
      {!asksWhose && user.addressNeeded && closedBy !== user.id && (
        <AddressNeeded username={user.username} onClose={() => setClosedBy(user.id)} />
      )}
    </>
  );
}
