import { vi } from 'vitest';
import { answerCalls } from './answer-calls';
import { makeAd } from './make-ad';

/**
 * Stands in for a server with so many ads, of which every tenth is about bread.
 * @returns what it was asked, and the ads it has; before `firstWithRow` it has looked at ads that pass no filter, and goes on
 */
export function serveAds(count: number) {
  const asked: string[] = [];
  const site = { count, firstWithRow: Infinity };
  const fetch = (request: Request) => {
    const { searchParams, search } = new URL(request.url);
    asked.push(search);
    const q = searchParams.get('q');
    const cursor = Number(searchParams.get('cursor') ?? Infinity);
    const limit = Number(searchParams.get('limit'));
    const all = Array.from({ length: site.count }, (_, index) => site.count - index)
      .map((id) => makeAd({ id, title: id % 10 === 0 ? `Bread ${id}` : `Ad ${id}` }))
      .filter(({ id, title }) => id < cursor && (!q || title.toLowerCase().includes(q)));
    if (cursor > site.firstWithRow + 1) {
      const headers = { link: `</api/ads?cursor=${site.firstWithRow + 1}>; rel="next"` };
      return Promise.resolve(new Response('[]', { headers }));
    }
    const page = all.slice(0, limit);
    const headers =
      all.length > limit ? { link: `</api/ads?cursor=${page.at(-1)?.id}>; rel="next"` } : undefined;
    return Promise.resolve(new Response(JSON.stringify(page), { headers }));
  };
  answerCalls({});
  vi.stubGlobal('fetch', fetch);
  return { asked, site };
}
