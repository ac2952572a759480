import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AntdTheme } from '../ui/theme/AntdTheme';
import { prepareToasts } from '../ui/toast/toast';

/** Gives the routes below it antd's theme, in a chunk that home and the list of ads never load. */
export default function InteractiveOutlet() {
  useEffect(prepareToasts, []);
  return (
    <AntdTheme>
      <Outlet />
    </AntdTheme>
  );
}
