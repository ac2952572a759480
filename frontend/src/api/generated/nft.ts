import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBadge: build.query<GetBadgeApiResponse, GetBadgeApiArg>({
      query: () => ({ url: `/api/nft/badge` }),
    }),
    createBadge: build.mutation<CreateBadgeApiResponse, CreateBadgeApiArg>({
      query: () => ({ url: `/api/nft/badge`, method: 'POST' }),
    }),
    mintBadge: build.mutation<MintBadgeApiResponse, MintBadgeApiArg>({
      query: () => ({ url: `/api/nft/badge/mint`, method: 'POST' }),
    }),
    getBadgeMetadata: build.query<GetBadgeMetadataApiResponse, GetBadgeMetadataApiArg>({
      query: () => ({ url: `/api/nft/badge/metadata` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as nftApi };
export type GetBadgeApiResponse = /** status 200  */ NftBadge;
export type GetBadgeApiArg = void;
export type CreateBadgeApiResponse = /** status 201  */ NftBadge;
export type CreateBadgeApiArg = void;
export type MintBadgeApiResponse = /** status 202  */ NftBadge;
export type MintBadgeApiArg = void;
export type GetBadgeMetadataApiResponse = /** status 200  */ BadgeMetadata;
export type GetBadgeMetadataApiArg = void;
export type BadgeState = 'created' | 'minting' | 'minted' | 'burned';
export type BadgeType = 'supporter' | 'participant' | 'organiser';
export type NftBadge = {
  state: BadgeState;
  badgeType: BadgeType;
  id: number;
  /** Token id as decimal text; null before minting. */
  tokenId: string | null;
  /** The badge contract; null before minting. */
  contractAddress: string | null;
  /** Wallet that holds it. */
  holder: string | null;
  /** Transaction that minted it. */
  transactionHash: string | null;
  network: string;
  /** Page that shows that transaction. */
  explorerUrl: string | null;
  /** The badge's art as a data URI, drawn by the contract; null before minting. */
  image: string | null;
  /** When it was minted. */
  mintDate: string | null;
  /** Why it cannot be minted, in words for its owner. */
  problem: string | null;
  /** When it was made. */
  createdAt: string;
};
export type Failure = {
  /** Messages by field, where the input is at fault. */
  errors?: {
    [key: string]: string[];
  };
  /** The HTTP status. */
  statusCode: number;
  /** The cause, for programs. */
  code: string;
  /** A sentence for a person. */
  message: string;
};
export type BadgeAttribute = {
  trait_type: string;
  value: string;
};
export type BadgeMetadata = {
  name: string;
  description: string;
  /** SVG as a data URI. */
  image: string;
  /** Season, type and number. */
  attributes: BadgeAttribute[];
};
export const { useGetBadgeQuery, useCreateBadgeMutation, useMintBadgeMutation, useGetBadgeMetadataQuery } =
  injectedRtkApi;
