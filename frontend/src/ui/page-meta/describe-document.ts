import type { i18n } from 'i18next';
import { isDescribed, mark, type PageMeta } from './document-head';
import { type Described, pageWords } from './page-words';

/** Finds the tag that the server wrote or an earlier page left, else makes it. */
function findOrMakeTag(name: 'meta' | 'link', key: string, value: string): Element {
  const found = document.head.querySelector(`${name}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(name);
  made.setAttribute(key, value);
  document.head.append(made);
  return made;
}

const setMeta = (name: string, content: string): void =>
  findOrMakeTag('meta', 'name', name).setAttribute('content', content);

const setProperty = (property: string, content: string): void =>
  findOrMakeTag('meta', 'property', property).setAttribute('content', content);

/** The links that the server wrote to the first page in every language lead to this one. */
function describeAlternates(url: string): void {
  for (const link of document.head.querySelectorAll<HTMLLinkElement>('link[rel="alternate"][hreflang]'))
    link.href = url + new URL(link.href).search;
}

/** Puts into the document's head what the server writes there for link previews, for pages reached without it. */
export function describeDocument(texts: i18n, described: Described, own: PageMeta): void {
  const { language } = texts;
  const { pathname: path } = described;
  const { title, description } = pageWords(texts, described, own);
  const site = texts.getFixedT(language, 'common')('site.name');
  document.title = `${title} · ${site}`;
  setMeta('description', description);
  setProperty('og:title', title);
  setProperty('og:description', description);
  // The server may have named the page by its language, too.
  if (isDescribed(path, language)) return;
  const url = new URL(path, window.location.origin).href;
  setProperty('og:url', url);
  findOrMakeTag('link', 'rel', 'canonical').setAttribute('href', url);
  describeAlternates(url);
  document.documentElement.dataset[mark.page] = path;
  document.documentElement.dataset[mark.language] = language;
}
