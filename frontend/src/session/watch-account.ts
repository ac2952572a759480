import { baseApi } from '../api/base-api';
import type { SiteDispatch } from '../api/site-reducer';
import { mendRefusals } from '../api/mend-refusals';
import { otherAccount } from '../api/other-account';
import { refusals } from '../api/refusals';
import { type Account, openAccountNews } from './account-news';
import { askWhoIsSignedIn } from './api';
import { forgetKeptPages } from './forget-kept-pages';
import { type Session, sessionSlice } from './session-slice';
import { mayBeSignedIn } from './sign-in-mark';
import { isSomethingTyped, watchTyping } from './typed-text';
import { whenLookedAt } from './when-looked-at';

interface SessionStore {
  getState: () => { session: Session };
  dispatch: SiteDispatch;
  subscribe: (listener: () => void) => () => void;
}

const { leave, end, goOn } = sessionSlice.actions;

/**
 * Keeps a tab the session's own: tells the others whose it is, and asks the server whenever they say something else or somebody comes
 * back to it. Where nothing typed would be lost, the page follows at once; else its owner is asked.
 * @returns what ends it
 */
export function watchAccount({ getState, dispatch, subscribe }: SessionStore): () => void {
  const session = () => getState().session;
  const account = (): Account => session().user?.id ?? null;
  const ask = () => void dispatch(askWhoIsSignedIn());

  const check = () => {
    const { status, user, hasEnded } = session();
    if (status === 'loading' || hasEnded) return;
    if (mayBeSignedIn()) ask();
    else if (user) dispatch(isSomethingTyped() ? end() : leave());
  };
  const news = openAccountNews((told) => {
    const { hasEnded, other } = session();
    const isOwn = told === account();
    // Its owner may have signed in again elsewhere, or somebody else after its session had ended.
    if (hasEnded ? told !== null : isOwn && other) ask();
    else if (!isOwn) check();
  });

  let last: Session | undefined;
  let told: Account | undefined;
  const follow = () => {
    const now = session();
    if (now === last || now.status === 'loading') return;
    last = now;
    if (told !== account()) {
      // Nothing that the former account fetched is left for whoever comes after.
      if (told) dispatch(baseApi.util.resetApiState());
      if (told !== undefined || account() !== null) void forgetKeptPages();
      told = account();
      news.tell(told);
      // Another tab signed out before this one could hear of it; or whoever gave up a page may leave it to somebody who is signed in.
      if ((told !== null) !== mayBeSignedIn()) check();
    }
    if (now.other && !isSomethingTyped()) dispatch(goOn(now.other.id));
  };

  refusals.mend = mendRefusals;
  otherAccount.notice = ask;
  const ends = [subscribe(follow), whenLookedAt(check), watchTyping(), news.close];
  follow();
  return () => ends.forEach((stop) => stop());
}
