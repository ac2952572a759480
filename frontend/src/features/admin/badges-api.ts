import { adminApi, type AdminBadge } from '../../api/generated/admin';
import { nextCursor } from '../../api/next-cursor';

export type { AdminBadge, BadgeMints } from '../../api/generated/admin';

const BADGES_PER_PAGE = 20;

/** One page of badges, newest first; `next` is the cursor of the page after it. */
interface BadgePage {
  badges: AdminBadge[];
  next: string | null;
}

interface BadgePageArg {
  q?: string;
  cursor?: string;
}

const badgesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    badgePage: build.query<BadgePage, BadgePageArg>({
      query: (wanted) => ({ url: '/api/admin/badges', params: { ...wanted, limit: BADGES_PER_PAGE } }),
      transformResponse: (badges: AdminBadge[], meta) => ({ badges, next: nextCursor(meta) }),
      providesTags: ['Badge'],
    }),
  }),
});

const { getBadgeMints } = adminApi.enhanceEndpoints({
  endpoints: { getBadgeMints: { providesTags: ['Badge'] } },
}).endpoints;

export const { useBadgePageQuery } = badgesApi;
export const { useQuery: useBadgeMintsQuery } = getBadgeMints;
