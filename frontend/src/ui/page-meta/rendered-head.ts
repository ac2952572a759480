import { createContext } from 'react';
import type { PageWords } from './document-head';

/** What a page says of itself while the server renders it; the server writes it into the document's head. */
export class RenderedHead {
  words: PageWords | null = null;
  /** HTTP status of the page: 404 where nothing stands under its address. */
  status = 200;

  describe(words: PageWords, isMissing: boolean): void {
    this.words = words;
    if (isMissing) this.status = 404;
  }
}

/** Null in a browser, where effects write into the document. */
export const RenderedHeadContext = createContext<RenderedHead | null>(null);
