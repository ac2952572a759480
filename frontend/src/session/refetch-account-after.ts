import { askWhoIsSignedIn } from './api';

type Ask = (question: ReturnType<typeof askWhoIsSignedIn>) => unknown;

/** For what changes the account without an answer that shows it. */
export const refetchAccountAfter = (change: Promise<unknown>, dispatch: Ask): Promise<void> =>
  change.then(
    () => void dispatch(askWhoIsSignedIn()),
    () => undefined,
  );
