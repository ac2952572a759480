import { ScrollRestoration } from 'react-router-dom';
import { SessionStart } from '../../session/SessionStart';
import { LatePart } from '../../ui/Answering';
import { FetchedAgain } from '../../ui/fetched-again';
import { optionalPart } from '../../ui/optional-part';
import { PageSkeleton } from '../../ui/skeletons/PageSkeleton';
import styles from './AppLayout.module.css';
import { Footer } from './Footer';
import { Header } from './Header';
import { Main } from './Main';
import { Pages } from './Pages';
import { SkipLink } from './SkipLink';

const LateParts = optionalPart(() => import('./LateParts'), null, FetchedAgain);

/**
 * Follows nothing itself, as the whole page would be drawn anew with it. Header and footer are taken over by themselves: whoever presses
 * something before that waits for what is around it, and not for all of the page.
 */
export const AppLayout = () => (
  <div className={styles.layout}>
    <SessionStart />
    <LateParts />
    <SkipLink />
    <LatePart>
      <Header />
    </LatePart>
    <Main>
      <LatePart fallback={<PageSkeleton />}>
        <Pages />
      </LatePart>
    </Main>
    <LatePart>
      <Footer />
    </LatePart>
    <ScrollRestoration />
  </div>
);
