import type { InfiniteData } from '@reduxjs/toolkit/query';
import { adsApi, type Ad, type ListAdsApiArg } from '../../api/generated/ads';
import { nextCursor } from '../../api/next-cursor';

/** What public ads are asked for. */
export type AdsWanted = Pick<ListAdsApiArg, 'status' | 'category' | 'q'>;

export interface AdPage {
  ads: Ad[];
  /** Where the next page begins; null on the last. */
  next: number | null;
}

const pageSize = 20;

/** More than a reader sees of a list at once. What lies further down stays as it was fetched. */
const mostFetchedAnew = 100;

/** The public ads, newest first, a page at a time. The first page can be asked for on the server, too. */
export const adPagesApi = adsApi
  .injectEndpoints({
    endpoints: (build) => ({
      adPages: build.infiniteQuery<AdPage, AdsWanted, number | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          getNextPageParam: ({ next }) => next ?? undefined,
          // One call fetches anew what was fetched in many, see below.
          refetchCachedPages: false,
        },
        async queryFn({ queryArg, pageParam: cursor }, { getState, queryCacheKey }, _options, ask) {
          const known = cursor === null ? knownPage(getState(), queryCacheKey) : undefined;
          const limit = Math.min(Math.max(known?.ads.length ?? 0, pageSize), mostFetchedAnew);
          const params = { ...queryArg, limit, cursor: cursor ?? undefined };
          const { data, error, meta } = await ask({ url: '/api/ads', params });
          if (error) return { error, meta };
          const next = nextCursor(meta);
          return {
            data: withRest({ ads: data as Ad[], next: next === null ? null : Number(next) }, known),
            meta,
          };
        },
      }),
    }),
  })
  .enhanceEndpoints({ endpoints: { adPages: { providesTags: ['Ad'] } } });

/** All that was fetched of a list, as one page. */
function knownPage(state: unknown, key = ''): AdPage | undefined {
  const { queries } = (state as { api: { queries: Record<string, { data?: unknown } | undefined> } }).api;
  const pages = (queries[key]?.data as InfiniteData<AdPage, number | null> | undefined)?.pages;
  const last = pages?.at(-1);
  return last && { ads: pages!.flatMap(({ ads }) => ads), next: last.next };
}

/** The beginning of a list as it is now, with what was known of the rest of it: a reader far down keeps their place. */
function withRest(fresh: AdPage, known: AdPage | undefined): AdPage {
  const { next } = fresh;
  const rest = known && next !== null ? known.ads.filter(({ id }) => id < next) : [];
  return rest.length > 0 ? { ads: [...fresh.ads, ...rest], next: known!.next } : fresh;
}
