import { escapeMarkup } from '../common/escape-markup.js';
import type { DescribedPages, PageWords } from './described-pages.js';
import type { PagePreview } from './site-renderer.js';

/** Where the page's head takes them; a comment, so that the page is whole without them. */
export const HEAD_MARK = '<!--page-meta-->';

/** Of pages that are about nothing in particular; all pictures for previews are of one size. */
const SHARE_IMAGE = '/share.png';
const IMAGE_SIZE = { width: 1200, height: 630 };

const tag = (kind: 'name' | 'property', key: string, content: string): string =>
  `<meta ${kind}="${key}" content="${escapeMarkup(content)}" />`;

interface Place {
  /** The site's name and languages. */
  described: Pick<DescribedPages, 'site' | 'languages'>;
  /** Such as https://example.org, since previews take no relative addresses. */
  origin: string;
  /** Without query: a page's tabs and filters are views of the one page. */
  path: string;
  /** The language that the address names, if it does. */
  language: string | undefined;
  /** Undefined where the site's own stands in. */
  preview?: PagePreview | undefined;
}

/** The same page in every language, for search engines; the bare address follows the reader. */
function alternates(address: string, languages: readonly string[]): string[] {
  const link = (language: string, href: string) =>
    `<link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}" />`;
  return [
    ...languages.map((language) => link(language, `${address}?lang=${language}`)),
    link('x-default', address),
  ];
}

/** The head of a page for readers that run no scripts: Open Graph (ogp.me), Twitter's card, the canonical address, its languages. */
export function headTags(
  { title, description: text }: PageWords,
  { described: { site, languages }, origin, path, language, preview }: Place,
): string {
  const address = origin + path;
  const own = language === undefined ? address : `${address}?lang=${language}`;
  const description = summary(text);
  const { part, picture = SHARE_IMAGE, alt = site } = preview ?? {};
  const image = origin + picture;
  return [
    `<title>${escapeMarkup(`${title} · ${site}`)}</title>`,
    `<link rel="canonical" href="${escapeMarkup(own)}" />`,
    ...alternates(address, languages),
    tag('name', 'description', description),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', site),
    tag('property', 'og:title', part?.words.title ?? title),
    tag('property', 'og:description', summary(part?.words.description ?? text)),
    // A part of a page has no address but with its query: without, previews would show the page itself.
    tag('property', 'og:url', part ? addressOf(address, part.query, language) : own),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', String(IMAGE_SIZE.width)),
    tag('property', 'og:image:height', String(IMAGE_SIZE.height)),
    tag('property', 'og:image:alt', alt),
    tag('name', 'twitter:card', 'summary_large_image'),
    tag('name', 'twitter:image', image),
    tag('name', 'twitter:image:alt', alt),
  ].join('\n    ');
}

const addressOf = (address: string, query: string, language: string | undefined): string =>
  `${address}?${query}${language === undefined ? '' : `&lang=${language}`}`;

const SUMMARY_LENGTH = 160;

/** The beginning of a text on one line, cut between words. */
function summary(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= SUMMARY_LENGTH) return line;
  return `${line.slice(0, SUMMARY_LENGTH).replace(/\s\S*$/, '')} …`;
}
