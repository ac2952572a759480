import { ScrollRestoration } from 'react-router-dom';
import { SessionStart } from '../../session/SessionStart';
import { LatePart } from '../../ui/Answering';
import { optionalPart } from '../../ui/optional-part';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import styles from './AppLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Pages } from './Pages';
import { SkipLink } from './SkipLink';

const LateParts = optionalPart(() => import('./LateParts'));

/** Follows nothing itself, as the whole page would be drawn anew with it. */
export const AppLayout = () => (
  <div className={styles.layout}>
    <SessionStart />
    <LateParts />
    <SkipLink />
    <Header />
    <Main>
      <LatePart fallback={<PageSkeleton />}>
        <Pages />
      </LatePart>
    </Main>
    <Footer />
    <ScrollRestoration />
  </div>
);
