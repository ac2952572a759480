import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What search results and link previews say of a page. */
export interface PageWords {
  title: string;
  description: string;
}

/** Stands in the words of `pages.json` where the number of the current season belongs. */
export const SEASON_MARK = '{{season}}';

/** `pages.json` of the built SPA: the words of its addresses, as Express and the SPA's router both write them. */
export interface DescribedPages {
  /** The site's name, which follows every title. */
  site: string;
  pages: (PageWords & {
    path: string;
    /** Whether search engines are told of it: not of pages about a row, or for one's own account. */
    listed: boolean;
  })[];
  notFound: PageWords;
  /** The languages of the site, its own first. */
  languages: string[];
}

export const readDescribedPages = (folder: string): DescribedPages =>
  JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as DescribedPages;
