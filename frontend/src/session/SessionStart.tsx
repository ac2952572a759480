import { type ComponentProps, useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../api/api-error';
import { refusals } from '../api/refusals';
import { optionalPart } from '../ui/optional-part';
import { useGetCurrentUserQuery } from './api';
import { sessionSlice } from './session-slice';
import { mayBeSignedIn } from './sign-in-mark';
import { useComingQuestions } from './use-coming-questions';
import { useSession } from './use-session';

/** The cookie is read anew whenever the session changes, which is when it does. */
const neverChanges = () => () => undefined;
const onServer = () => false;

const SignedIn = optionalPart(() =>
  import('./SignedIn').catch((error: unknown) => {
    refusals.come?.();
    throw error;
  }),
);

/** Asks whoever is signed in what a call turns out to lack. */
function Questions(asked: ComponentProps<typeof SignedIn>) {
  useComingQuestions();
  return <SignedIn {...asked} />;
}

/** Asks once who is signed in, where anybody may be. A failure is only logged (spec section 8); 401 merely means nobody. */
export function SessionStart() {
  const session = useSession();
  const { user } = session;
  const dispatch = useDispatch();
  const asks = useSyncExternalStore(neverChanges, mayBeSignedIn, onServer);
  // Whoever signs in later is asked for anew whenever their account changes, as with a new wallet.
  const { error } = useGetCurrentUserQuery(undefined, { skip: !asks && user === null });
  useEffect(() => {
    if (!mayBeSignedIn()) dispatch(sessionSlice.actions.leave());
  }, [dispatch]);
  useEffect(() => {
    if (isApiError(error) && error.status !== 401) console.error(error.message);
  }, [error]);
  return user && <Questions user={user} session={session} />;
}
