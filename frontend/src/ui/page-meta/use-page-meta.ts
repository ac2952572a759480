import { use, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { loadNamespaces } from '../../i18n';
import { describeDocument, isDescribed, type PageWords } from './document-head';
import { pageAt, pageWords } from './page-words';
import { RenderedHeadContext } from './rendered-head';

export interface PageMeta extends Partial<PageWords> {
  /** Nothing stands under this address: the server then answers 404. */
  isMissing?: boolean;
}

/**
 * Names and describes the document. The server has done so for the page that is opened first, so that the words for all addresses
 * are fetched with the second and not before.
 */
export function usePageMeta({ title, description, isMissing = false }: PageMeta = {}): void {
  const { i18n: texts } = useTranslation();
  const { pathname } = useLocation();
  const head = use(RenderedHeadContext);
  const { language } = texts;

  const own = { title, description };
  head?.describe(pageWords(texts, pathname, own), isMissing || pageAt(pathname) === 'notFound');

  useEffect(() => {
    let isOver = false;
    const describe = async () => {
      if (title === undefined && isDescribed(pathname, language)) return;
      if (title === undefined || description === undefined) await loadNamespaces('meta');
      if (isOver) return;
      const site = texts.getFixedT(language, 'common')('site.name');
      describeDocument(pageWords(texts, pathname, { title, description }), site, pathname, language);
    };
    // Where the words cannot be fetched, the page keeps its former name.
    describe().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [texts, language, pathname, title, description]);
}
