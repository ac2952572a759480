import type { i18n } from 'i18next';
import { createContext } from 'react';
import type { PageMeta } from './document-head';
import type { Described } from './page-words';

/** Where a page says what it is while the server renders it. */
interface Head {
  describe: (texts: i18n, described: Described, own: PageMeta) => void;
}

/** Null in a browser, where effects write into the document. */
export const RenderedHeadContext = createContext<Head | null>(null);
