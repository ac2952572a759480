import { Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { SessionStart } from '../../session/SessionStart';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import { useThemeColor } from '../../ui/theme/use-theme-color';
import styles from './AppLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { SkipLink } from './SkipLink';

export function AppLayout() {
  useThemeColor();
  return (
    <div className={styles.layout}>
      <SessionStart />
      <SkipLink />
      <Header />
      <main id="content" tabIndex={-1} className={styles.main}>
        <Suspense fallback={<PageSkeleton />}>
          <Outlet />
        </Suspense>
      </main>
      <Footer />
      <ScrollRestoration />
    </div>
  );
}
