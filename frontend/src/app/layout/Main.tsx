import { type ReactNode, useRef } from 'react';
import { useDocumentTitle } from '../../ui/page-meta/use-document-title';
import { useThemeColor } from '../../ui/theme/use-theme-color';
import styles from './AppLayout.module.css';
import { useArrival } from './use-arrival';

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
