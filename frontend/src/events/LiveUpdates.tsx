import { useEffect, useRef } from 'react';
import { useDispatch } from 'react-redux';
import { AccountWatch } from '../session/AccountWatch';
import { useSession } from '../session/use-session';
import type { followSite } from './follow-site';

type Following = ReturnType<typeof followSite>;

/** Calls back once the page is drawn and has nothing more urgent to do; gives what calls it off. */
function afterFirstPaint(callback: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 2_000 });
  return () => cancelIdleCallback(handle);
}

/** Keeps what the page shows up to date, and whose it is, from the first paint on. A browser that knows no streams polls where it matters. */
export default function LiveUpdates() {
  const dispatch = useDispatch();
  const { status, user } = useSession();
  const following = useRef<Following>(null);
  const reader = useRef<number | null>(null);
  const isKnown = status !== 'loading';
  const userId = user?.id ?? null;

  useEffect(() => {
    if (!isKnown || typeof EventSource === 'undefined') return undefined;
    // Of what was begun while the code was on its way, the last alone goes on, and nothing that has ended.
    let latest = 0;
    const begin = async () => {
      end();
      const turn = latest;
      const { followSite } = await import('./follow-site');
      if (turn === latest) following.current = followSite(dispatch);
    };
    const end = () => {
      latest += 1;
      following.current?.stop();
      following.current = null;
    };
    // A page kept for the way back holds no stream; on the way back it is as old as it looks.
    const onHide = ({ persisted }: PageTransitionEvent) => persisted && end();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && void begin();
    const callOff = afterFirstPaint(() => void begin());
    window.addEventListener('pagehide', onHide);
    window.addEventListener('pageshow', onShow);
    return () => {
      callOff();
      window.removeEventListener('pagehide', onHide);
      window.removeEventListener('pageshow', onShow);
      end();
    };
  }, [isKnown, dispatch]);

  useEffect(() => {
    if (!isKnown) return;
    if (reader.current !== userId) following.current?.reopen();
    reader.current = userId;
  }, [isKnown, userId]);

  return <AccountWatch />;
}
