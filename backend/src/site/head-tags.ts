import type { PageWords } from './described-pages.js';

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
  /** The site's name. */
  site: string;
  /** Such as https://example.org, since previews take no relative addresses. */
  origin: string;
  /** Without query: a page's tabs and filters are views of the one page. */
  path: string;
}

/** The head of a page for readers that run no scripts: Open Graph (ogp.me), Twitter's card, the canonical address. */
export function headTags({ title, description }: PageWords, { site, origin, path }: Place): string {
  const image = origin + SHARE_IMAGE.path;
  return [
    `<title>${escape(`${title} · ${site}`)}</title>`,
    `<link rel="canonical" href="${escape(origin + path)}" />`,
    tag('name', 'description', description),
    tag('property', 'og:type', 'website'),
    tag('property', 'og:site_name', site),
    tag('property', 'og:title', title),
    tag('property', 'og:description', description),
    tag('property', 'og:url', origin + path),
    tag('property', 'og:image', image),
    tag('property', 'og:image:width', String(SHARE_IMAGE.width)),
    tag('property', 'og:image:height', String(SHARE_IMAGE.height)),
    tag('property', 'og:image:alt', site),
    tag('name', 'twitter:card', 'summary_large_image'),
  ].join('\n    ');
}
