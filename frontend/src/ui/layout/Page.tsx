import type { PropsWithChildren } from 'react';
import type { PageWords } from '../page-meta/document-head';
import { usePageMeta } from '../page-meta/use-page-meta';
import styles from './Page.module.css';

/** A screen: names the document and gives its content the page's width and rhythm. */
export function Page({ children, ...ownWords }: PropsWithChildren<Partial<PageWords>>) {
  usePageMeta(ownWords);
  return <div className={styles.page}>{children}</div>;
}
