import { useEffect, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { isApiError } from '../api/api-error';
import { refusals } from '../api/refusals';
import { awaitedPart } from '../ui/optional-part';
import { useGetCurrentUserQuery } from './api';
import { Unasked } from './PlainCover';
import { sessionSlice } from './session-slice';
import { mayBeSignedIn } from './sign-in-mark';
import { useSession } from './use-session';

/** The cookie is read anew whenever the session changes, which is when it does. */
const neverChanges = () => () => undefined;
const onServer = () => false;

const loadSignedIn = () => {
  const part = import('./SignedIn');
  // A save that is refused meanwhile waits for the questions that this part brings.
  const coming = part.then(
    ({ arrival }) => arrival,
    () => undefined,
  );
  refusals.coming = () => coming;
  return part;
};

const SignedIn = awaitedPart(loadSignedIn, <Unasked isBusy retry={() => undefined} />, Unasked);

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
  return user && <SignedIn user={user} session={session} />;
}
