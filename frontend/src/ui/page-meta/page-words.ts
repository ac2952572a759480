import type { i18n } from 'i18next';
import { matchPath } from 'react-router-dom';
import { describedPages, metaFigures, type PageKey } from '../../described-pages';
import type { PageMeta, PageWords } from './document-head';

export const pageAt = (pathname: string): PageKey =>
  describedPages.find(({ path }) => matchPath(path, pathname))?.key ?? 'notFound';

export interface Described {
  pathname: string;
  /** Number of the current one. */
  season: number;
}

/** In the page's own words where it has some, else in those kept for its address. */
export function pageWords(texts: i18n, { pathname, season }: Described, own: PageMeta = {}): PageWords {
  const kept = texts.getFixedT(texts.language, 'meta');
  const key = own.isMissing && own.title === undefined ? 'notFound' : pageAt(pathname);
  const figures = metaFigures(season);
  return {
    title: own.title ?? kept(`${key}.title`, figures),
    description: own.description ?? kept(`${key}.description`, figures),
  };
}
