import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageWords } from './described-pages.js';

/** What `frontend/src/main-server.tsx` makes of an address. */
export interface RenderedPage {
  status: number;
  words: PageWords;
  html: string;
  /** For the browser to take the page over. */
  data: object;
  /** Files of its screens below the site's `routes/`, such as 'about/About'. */
  screens: string[];
  /** Of screens that the browser alone can show, whose scripts it fetches as well. */
  ahead?: string[];
  /** The picture of what it is about, where that has one of its own. */
  preview?: PagePreview;
}

/** What link previews show of a page. */
export interface PagePreview {
  /** Of a picture of 1200 x 630 pixels on this site. */
  picture: string;
  /** What the picture is of. */
  alt: string;
  /** Of a part of the page that was shared: its query, and what is said of it. */
  part?: { query: string; words: PartWords };
}

/** What is said of a part; the page's own description stands in. */
export type PartWords = Pick<PageWords, 'title'> & { description?: string | undefined };

export interface Redirection {
  location: string;
}

/** How the page reaches the API while it is rendered. */
interface ServerAccess {
  origin: string;
  fetch(request: Request): Promise<Response>;
}

/** The built site's own program for the server. */
export interface SiteRenderer {
  renderPage(
    path: string,
    language: string,
    access: ServerAccess,
    isForStranger: boolean,
  ): Promise<RenderedPage | Redirection>;
}

/** @param folder of the built site; without a program for the server in it, browsers render by themselves */
export async function loadRenderer(folder: string): Promise<SiteRenderer | undefined> {
  const file = join(folder, 'server', 'main-server.js');
  return existsSync(file) ? ((await import(pathToFileURL(file).href)) as SiteRenderer) : undefined;
}
