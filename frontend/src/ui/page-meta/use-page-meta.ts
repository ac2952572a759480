import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { matchPath, useLocation } from 'react-router-dom';
import { describedPages, metaFigures, type PageKey } from '../../described-pages';
import { describeDocument, type PageWords } from './document-head';

const pageAt = (pathname: string): PageKey =>
  describedPages.find(({ path }) => matchPath(path, pathname))?.key ?? 'notFound';

/** Names and describes the document: in the page's own words where it has some, else in those kept for its address. */
export function usePageMeta(own: Partial<PageWords> = {}): void {
  const { t, ready } = useTranslation(['meta', 'common'], { useSuspense: false });
  const { pathname } = useLocation();
  const key = pageAt(pathname);
  const title = own.title ?? t(`${key}.title`, metaFigures);
  const description = own.description ?? t(`${key}.description`, metaFigures);
  const site = t('common:site.name');
  useEffect(() => {
    if (ready) describeDocument({ title, description }, site, pathname);
  }, [ready, title, description, site, pathname]);
}
