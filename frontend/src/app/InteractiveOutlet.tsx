import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AltchaCheck } from '../session/AltchaCheck';
import { useSession } from '../session/use-session';
import { AntdTheme } from '../ui/theme/AntdTheme';
import { prepareToasts } from '../ui/toast/toast';

/** Gives the routes below it antd's theme, in a chunk that home and the list of ads never load. */
export default function InteractiveOutlet() {
  useEffect(prepareToasts, []);
  const { user } = useSession();
  return (
    <AntdTheme>
      <Outlet />
      {/* Who is signed in brings it along to every page; others send no form but on these. */}
      {!user && <AltchaCheck />}
    </AntdTheme>
  );
}
