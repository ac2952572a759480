import type { PublicAnswers } from '../answers/public-answers.service.js';
import type { DescribedPages } from './described-pages.js';

/** Where the parts of the sitemap stand. */
export const PAGES_PART = '/sitemap-pages.xml';
export const ADS_PART = /^\/sitemap-ads-([1-9]\d{0,6})\.xml$/;
const adsPart = (number: number): string => `/sitemap-ads-${number}.xml`;

const SCHEMA = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';

/** All parts: the pages, and the ads by ranges of their ids (sitemaps.org: 50,000 parts of 50,000 addresses and 50 MB). */
export const sitemapIndex = (origin: string, adParts: readonly number[]): string =>
  documentOf(
    `<sitemapindex xmlns="${SCHEMA}">`,
    [PAGES_PART, ...adParts.map(adsPart)].map((path) => `<sitemap><loc>${origin}${path}</loc></sitemap>`),
    '</sitemapindex>',
  );

/** The site's own pages, its seasons, and the participants of each whom everybody may know. */
export async function sitemapOfPages(
  origin: string,
  { pages, languages }: DescribedPages,
  answers: PublicAnswers,
): Promise<string> {
  const seasons = await rowsOf<{ number: number }>(answers, '/api/seasons');
  const people = await Promise.all(
    seasons.map(({ number }) => rowsOf<{ id: number }>(answers, `/api/participants?season=${number}`)),
  );
  const paths = [
    ...pages.filter(({ listed }) => listed).map(({ path }) => path),
    ...seasons.map(({ number }) => `/seasons/${number}`),
    ...people.flat().map(({ id }) => `/participants/${id}`),
  ];
  return urls(origin, paths, languages);
}

/** What everybody is answered; nothing where they may not know. */
async function rowsOf<Row>(answers: PublicAnswers, path: string): Promise<Row[]> {
  const { status, body } = await answers.get(path);
  return status === 404 ? [] : (JSON.parse(body.toString()) as Row[]);
}

/** Ads of these ids. */
export const sitemapOfAds = (origin: string, { languages }: DescribedPages, ids: readonly number[]): string =>
  urls(
    origin,
    ids.map((id) => `/ads/${id}`),
    languages,
  );

/** What robots may read: the pages and their pictures, not the calls behind them. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /api/uploads/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

/** Each address in every language (sitemaps.org, with Google's `xhtml:link`). */
const urls = (origin: string, paths: readonly string[], languages: readonly string[]): string =>
  documentOf(
    `<urlset xmlns="${SCHEMA}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    paths.map((path) => entry(origin + path, languages)),
    '</urlset>',
  );

const documentOf = (begin: string, entries: readonly string[], end: string): string =>
  [HEAD, begin, ...entries, end, ''].join('\n');

function entry(address: string, languages: readonly string[]): string {
  const links = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  return `<url><loc>${address}</loc>${links.join('')}</url>`;
}
