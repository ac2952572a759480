import { nftApi } from '../../api/generated/nft';

export type { NftBadge, OwnBadges } from '../../api/generated/nft';

const badgeApi = nftApi.enhanceEndpoints({
  endpoints: {
    listOwnBadges: { providesTags: ['Badge'] },
    createBadge: { invalidatesTags: ['Badge'] },
    mintBadge: { invalidatesTags: ['Badge'] },
  },
});

export const { useListOwnBadgesQuery, useCreateBadgeMutation, useMintBadgeMutation } = badgeApi;
