import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Lets keyboard and screen reader go on from the beginning of a new page, which then says its name as a loaded document would; not
 * where the page has taken the focus to a place in it.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
