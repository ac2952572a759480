import type { PublicAnswers } from '../answers/public-answers.service.js';
import type { DescribedPages } from './described-pages.js';

/** With their ten languages 9 MB; sitemaps.org allows 50,000 addresses and 50 MB. Older ads are found by links. */
const MOST_ADDRESSES = 10_000;

/** As many as the public list gives at once. */
const ADS_A_CALL = 1_000;

const ADS = `/api/ads?status=approved&limit=${ADS_A_CALL}`;
const NEXT = /<([^>]*)>; *rel="next"/;

/** Every page that strangers may read, each in every language (sitemaps.org, with Google's `xhtml:link`). */
export async function sitemap(
  origin: string,
  { pages, languages }: DescribedPages,
  answers: PublicAnswers,
): Promise<string> {
  const paths = [
    ...pages.filter(({ listed }) => listed).map(({ path }) => path),
    ...(await idsOf('/api/participants', answers)).map((id) => `/participants/${id}`),
    ...(await adIds(answers)).map((id) => `/ads/${id}`),
  ];
  const entries = paths.slice(0, MOST_ADDRESSES).map((path) => entry(origin + path, languages));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** What robots may read: the pages and their pictures, not the calls behind them. */
export const robots = (origin: string): string =>
  ['User-agent: *', 'Disallow: /api/', 'Allow: /api/uploads/', '', `Sitemap: ${origin}/sitemap.xml`, ''].join(
    '\n',
  );

function entry(address: string, languages: readonly string[]): string {
  const links = languages.map(
    (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}?lang=${language}"/>`,
  );
  return `<url><loc>${address}</loc>${links.join('')}</url>`;
}

async function idsOf(path: string, answers: PublicAnswers): Promise<number[]> {
  const { body } = await answers.get(path);
  return (JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id);
}

/** Newest first, as many calls as the list has pages. */
async function adIds(answers: PublicAnswers): Promise<number[]> {
  const ids: number[] = [];
  for (let path: string | undefined = ADS; path && ids.length < MOST_ADDRESSES;) {
    const { body, headers } = await answers.get(path);
    ids.push(...(JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id));
    path = NEXT.exec(headers.find(([name]) => name.toLowerCase() === 'link')?.[1] ?? '')?.[1];
  }
  return ids;
}
