import { use, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useKnownSeasonNumbers } from '../../api/season-numbers';
import { loadNamespaces } from '../../i18n';
import { isDescribed, type PageMeta } from './document-head';
import { RenderedHeadContext } from './rendered-head';

export type { PageMeta } from './document-head';

/**
 * Names and describes the document. The server has done so for the page that is opened first, so that the words for all addresses
 * and the code that writes them are fetched with the second and not before.
 */
export function usePageMeta({ title, description, isMissing = false }: PageMeta = {}): void {
  const { i18n: texts } = useTranslation();
  const { pathname } = useLocation();
  const head = use(RenderedHeadContext);
  const { language } = texts;
  const { season } = useKnownSeasonNumbers();
  const describedSeason = useRef(season);

  // Left out of what browsers fetch.
  if (import.meta.env.SSR) head?.describe(texts, { pathname, season }, { title, description, isMissing });

  useEffect(() => {
    let isOver = false;
    const describe = async () => {
      const isOfSeason = describedSeason.current === season;
      describedSeason.current = season;
      if (title === undefined && isOfSeason && isDescribed(pathname, language)) return;
      const isSaid = title !== undefined && description !== undefined;
      const [{ describeDocument }] = await Promise.all([
        import('./describe-document'),
        isSaid || loadNamespaces('meta'),
      ]);
      if (!isOver) describeDocument(texts, { pathname, season }, { title, description, isMissing });
    };
    // Where the words cannot be fetched, the page keeps its former name.
    describe().catch(() => undefined);
    return () => {
      isOver = true;
    };
  }, [texts, language, pathname, season, title, description, isMissing]);
}
