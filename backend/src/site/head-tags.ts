import type { DescribedPages, PageWords } from './described-pages.js';

/** Where the page's head takes them; a comment, so that the page is whole without them. */
export const HEAD_MARK = '<!--page-meta-->';

const SHARE_IMAGE = { path: '/share.png', width: 1200, height: 630 };

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

const tag = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escape(content)}" />`;

interface Place {
  /** The site's name and languages. */
  described: Pick<DescribedPages, 'site' | 'languages'>;
  /** Such as https://example.org, since previews take no relative addresses. */
  origin: string;
  /** Without query: a page's tabs and filters are views of the one page. */
  path: string;
  /** The language that the address names, if it does. */
  language: string | undefined;
}

/** The same page in every language, for search engines; the bare address follows the reader. */
function alternates(address: string, languages: readonly string[]): string[] {
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escape(href)}" />`;
  return [
    ...languages.map((language) => link(language, `${address}?lang=${language}`)),
    link('x-default', address),
  ];
}

/** The head of a page for readers that run no scripts: Open Graph (ogp.me), Twitter's card, the canonical address, its languages. */
export function headTags(
  { title, description: text }: PageWords,
  { described: { site, languages }, origin, path, language }: Place,
): string {
  const image = origin + SHARE_IMAGE.path;
  const address = origin + path;
  const own = language === undefined ? address : `${address}?lang=${language}`;
  const description = summary(text);
  return [
    `<title>${escape(`${title} · ${site}`)}</title>`,
    `<link rel="canonical" href="${escape(own)}" />`,
    ...alternates(address, languages),
    tag('name', 'description', description),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', site),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', own),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', String(SHARE_IMAGE.width)),
    tag('property', 'og:image:height', String(SHARE_IMAGE.height)),
    tag('property', 'og:image:alt', site),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}

const SUMMARY_LENGTH = 160;

/** The beginning of a text on one line, cut between words. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s\S*$/, '')} …`;
}
