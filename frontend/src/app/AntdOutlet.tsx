import { Outlet } from 'react-router-dom';
import { AntdTheme } from '../ui/theme/AntdTheme';

/** Gives the routes below it antd's theme, in a chunk that other routes never load. */
export default function AntdOutlet() {
  return (
    <AntdTheme>
      <Outlet />
    </AntdTheme>
  );
}
