import { useEffect, type PropsWithChildren } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './Page.module.css';

interface PageProps {
  /** Goes into the browser's title bar, before the site's name. */
  title: string;
}

/** A screen: names the document and gives its content the page's width and rhythm. */
export function Page({ title, children }: PropsWithChildren<PageProps>) {
  const { t } = useTranslation();
  useEffect(() => {
    document.title = `${title} · ${t('site.name')}`;
  }, [title, t]);
  return <div className={styles.page}>{children}</div>;
}
