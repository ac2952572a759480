import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AltchaCheck } from '../session/AltchaCheck';
import { useSession } from '../session/use-session';
import { prepareToasts } from '../ui/toast/toast';

/** Gives the routes below it what sending forms needs, which home and the list of ads never load. */
export default function InteractiveOutlet() {
  useEffect(prepareToasts, []);
  const { user } = useSession();
  return (
    <>
      <Outlet />
      {/* Who is signed in brings it along to every page; others send no form but on these. */}
      {!user && <AltchaCheck />}
    </>
  );
}
