import type { ReactNode } from 'react';
import { Page } from '../layout/Page';
import { PageHeader } from '../layout/PageHeader';
import { PageSkeleton } from '../skeletons/PageSkeleton';
import styles from './Feedback.module.css';
import { Loaded, type LoadedProps } from './Loaded';

interface LoadedPageProps<Data> extends Pick<LoadedProps<Data>, 'query' | 'children'> {
  /** Heads the page as long as there is nothing to show on it. */
  title: string;
  /** Said where the server knows no such thing. */
  gone?: ReactNode;
}

/** A whole page about one thing, as {@link Loaded}; `children` give the page. */
export function LoadedPage<Data>({ title, gone, ...rest }: LoadedPageProps<Data>) {
  const page = (content: ReactNode, isMissing = false) => (
    <Page title={title} isMissing={isMissing}>
      <PageHeader title={title} />
      {content}
    </Page>
  );
  const notice = (content: ReactNode) => <div className={styles.abovePage}>{content}</div>;
  return (
    <Loaded
      {...rest}
      skeleton={<PageSkeleton />}
      gone={gone && page(gone, true)}
      around={{ failure: (failure) => page(failure), notice }}
    />
  );
}
