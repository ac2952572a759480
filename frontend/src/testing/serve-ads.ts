import { vi } from 'vitest';
import { answerCalls } from './answer-calls';
import { makeAd } from './make-ad';

/** Stands in for a server with so many ads, of which every tenth is about bread. @returns what it was asked, and the ads it has */
export function serveAds(count: number) {
  const asked: string[] = [];
  const site = { count };
  const fetch = (request: Request) => {
    const { searchParams, search } = new URL(request.url);
    asked.push(search);
    const q = searchParams.get('q');
    const cursor = Number(searchParams.get('cursor') ?? Infinity);
    const limit = Number(searchParams.get('limit'));
    const all = Array.from({ length: site.count }, (_, index) => site.count - index)
      .map((id) => makeAd({ id, title: id % 10 === 0 ? `Bread ${id}` : `Ad ${id}` }))
      .filter(({ id, title }) => id < cursor && (!q || title.toLowerCase().includes(q)));
    const page = all.slice(0, limit);
    const headers =
      all.length > limit ? { link: `</api/ads?cursor=${page.at(-1)?.id}>; rel="next"` } : undefined;
    return Promise.resolve(new Response(JSON.stringify(page), { headers }));
  };
  answerCalls({});
  vi.stubGlobal('fetch', fetch);
  return { asked, site };
}
