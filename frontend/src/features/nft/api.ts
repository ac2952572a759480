import { nftApi } from '../../api/generated/nft';

export type { NftBadge } from '../../api/generated/nft';

const badgeApi = nftApi.enhanceEndpoints({
  endpoints: {
    getBadge: { providesTags: ['Badge'] },
    createBadge: { invalidatesTags: ['Badge'] },
    mintBadge: { invalidatesTags: ['Badge'] },
  },
});

export const { useGetBadgeQuery, useCreateBadgeMutation, useMintBadgeMutation } = badgeApi;
