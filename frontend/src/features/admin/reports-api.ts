import { listOf } from '../../api/base-api';
import { progressApi, type ProgressUpdate } from '../../api/generated/progress';

const pageSize = 50;

/** All reports of a season, newest first, a page at a time. */
const reportsApi = progressApi
  .injectEndpoints({
    endpoints: (build) => ({
      reportPages: build.infiniteQuery<ProgressUpdate[], number, number | null>({
        infiniteQueryOptions: {
          initialPageParam: null,
          // One more than a page shows is asked for, to know whether there is a next page.
          getNextPageParam: (page) => (page.length > pageSize ? page[pageSize - 1]?.id : undefined),
        },
        query: ({ queryArg: season, pageParam }) => ({
          url: '/api/progress-updates',
          params: { season, limit: pageSize + 1, cursor: pageParam ?? undefined },
        }),
      }),
    }),
  })
  .enhanceEndpoints({ endpoints: { reportPages: { providesTags: [listOf('Progress')] } } });

export const { useReportPagesInfiniteQuery } = reportsApi;

/** What the pages show; the one report too many of each comes again as the first of the next. */
export const shownReports = (pages: ProgressUpdate[][]): ProgressUpdate[] =>
  pages.flatMap((page) => page.slice(0, pageSize));
