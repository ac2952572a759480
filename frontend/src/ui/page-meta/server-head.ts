import type { i18n } from 'i18next';
import type { PageMeta, PageWords } from './document-head';
import { type Described, pageAt, pageWords } from './page-words';

/**
 * What a page says of itself while the server renders it; the server writes it into the document's head. Apart from its context, so that
 * no browser brings the words for all addresses with its first page.
 */
export class RenderedHead {
  words: PageWords | null = null;
  /** HTTP status of the page: 404 where nothing stands under its address. */
  status = 200;

  describe(texts: i18n, described: Described, own: PageMeta): void {
    this.words = pageWords(texts, described, own);
    if (own.isMissing || pageAt(described.pathname) === 'notFound') this.status = 404;
  }
}
