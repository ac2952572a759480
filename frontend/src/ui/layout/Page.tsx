import type { PropsWithChildren } from 'react';
import { usePageMeta, type PageMeta } from '../page-meta/use-page-meta';
import styles from './Page.module.css';

/** A screen: names the document and gives its content the page's width and rhythm. */
export function Page({ children, ...meta }: PropsWithChildren<PageMeta>) {
  usePageMeta(meta);
  return <div className={styles.page}>{children}</div>;
}
