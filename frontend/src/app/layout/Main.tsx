import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useDocumentTitle } from '../../ui/page-meta/use-document-title';
import { useThemeColor } from '../../ui/theme/use-theme-color';
import styles from './AppLayout.module.css';

/** Where each page stands; named after it, for those who hear the page. */
export function Main({ children }: { children: ReactNode }) {
  const main = useRef<HTMLElement>(null);
  useThemeColor();
  useArrival(main);
  return (
    <main ref={main} id="content" tabIndex={-1} aria-label={useDocumentTitle()} className={styles.main}>
      {children}
    </main>
  );
}

/**
 * Lets keyboard and screen reader go on from the beginning of a new page, which then says its name as a loaded document would; not
 * where the page has taken the focus to a place in it.
 */
function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const current = useRef(pathname);
  useEffect(() => {
    if (current.current === pathname) return;
    current.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
}
