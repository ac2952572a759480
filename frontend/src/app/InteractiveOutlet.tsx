import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AltchaCheck } from '../session/AltchaCheck';
import { useSession } from '../session/use-session';
import { prepareToasts } from '../ui/toast/toast';

/** Of whoever is about to do something: who only reads does without a hundred kilobytes. */
const beginnings = ['pointerdown', 'keydown', 'focusin'] as const;

function prepareAtFirstTouch(): () => void {
  const ended = new AbortController();
  const prepare = ({ target }: Event) => {
    // Whoever comes by a link begins to read there.
    if (target instanceof HTMLElement && target.id === 'content') return;
    ended.abort();
    prepareToasts();
  };
  for (const name of beginnings) addEventListener(name, prepare, { signal: ended.signal });
  return () => ended.abort();
}

/** Gives the routes below it what sending forms needs, which home and the list of ads never load. */
export default function InteractiveOutlet() {
  useEffect(prepareAtFirstTouch, []);
  const { user } = useSession();
  return (
    <>
      <Outlet />
      {/* Who is signed in brings it along to every page; others send no form but on these. */}
      {!user && <AltchaCheck />}
    </>
  );
}
