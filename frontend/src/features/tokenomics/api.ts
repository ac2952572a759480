import { tokenomicsApi } from '../../api/generated/tokenomics';

export type { CoinFigures, Tokenomics } from '../../api/generated/tokenomics';

export const { getTokenomics } = tokenomicsApi.enhanceEndpoints({
  endpoints: { getTokenomics: { providesTags: ['Tokenomics'] } },
}).endpoints;

export const { useQuery: useGetTokenomicsQuery } = getTokenomics;
