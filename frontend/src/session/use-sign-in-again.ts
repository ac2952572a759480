import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { mendRefusals } from '../api/mend-refusals';
import { refusals } from '../api/refusals';
import { signInAgain } from '../api/sign-in-again';
import { type Session, sessionSlice } from './session-slice';

/** Whoever has signed out before anything was drawn is waited for no longer (ms). */
const LONGEST_MS = 5_000;

let arrive = () => {};

/** Ends once whoever is signed in can be asked. */
export const arrival = new Promise<void>((settle) => {
  arrive = settle;
  setTimeout(settle, LONGEST_MS);
});

/** Lets calls that learn of the session's end wait until its owner has signed in again, or does not want to. */
export function useSignInAgain(): void {
  const store = useStore<{ session: Session }>();
  useEffect(() => {
    const left = new AbortController();
    const ask = () =>
      new Promise<boolean>((settle) => {
        const session = () => sessionSlice.selectors.selectSession(store.getState());
        const owner = session().user?.id;
        if (owner === undefined) return settle(false);
        store.dispatch(sessionSlice.actions.end());
        const look = () => {
          const { user, hasEnded } = session();
          if (hasEnded && !left.signal.aborted) return;
          stop();
          settle(!hasEnded && user?.id === owner);
        };
        const stop = store.subscribe(look);
        left.signal.addEventListener('abort', look);
        look();
      });
    refusals.mend = mendRefusals;
    signInAgain.ask = ask;
    arrive();
    return () => {
      if (signInAgain.ask === ask) delete signInAgain.ask;
      // Nobody can be asked any more: what waits is not to wait for ever.
      left.abort();
    };
  }, [store]);
}
