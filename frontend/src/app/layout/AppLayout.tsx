import { Suspense, useRef } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { LiveUpdates } from '../../events/LiveUpdates';
import { SessionStart } from '../../session/SessionStart';
import { useDocumentTitle } from '../../ui/page-meta/use-document-title';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { useThemeColor } from '../../ui/theme/use-theme-color';
import styles from './AppLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';
import { useArrival } from './use-arrival';

export function AppLayout() {
  const main = useRef<HTMLElement>(null);
  useThemeColor();
  useArrival(main);
  return (
    <div className={styles.layout}>
      <SessionStart />
      <LiveUpdates />
      <SkipLink />
      <Header />
      <main ref={main} id="content" tabIndex={-1} aria-label={useDocumentTitle()} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
