import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    search: build.query<SearchApiResponse, SearchApiArg>({
      query: (queryArg) => ({
        url: `/api/search`,
        params: {
          q: queryArg.q,
          limit: queryArg.limit,
          kinds: queryArg.kinds,
        },
      }),
    }),
    listRelatedParticipants: build.query<ListRelatedParticipantsApiResponse, ListRelatedParticipantsApiArg>({
      query: (queryArg) => ({ url: `/api/participants/${encodeURIComponent(String(queryArg.id))}/related` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as searchApi };
export type SearchApiResponse = /** status 200  */ SearchResult;
export type SearchApiArg = {
  /** Words that must all be there, in any order, without regard to case and accents. Whatever follows the third is one text. */
  q: string;
  /** Of each kind at most; five where it is not said. */
  limit?: number;
  /** Kinds, each once, separated by commas: participants, reports, ads; all of them where none are named. */
  kinds?: string;
};
export type ListRelatedParticipantsApiResponse = /** status 200  */ FoundParticipant[];
export type ListRelatedParticipantsApiArg = {
  id: number;
};
export type SearchKind = 'participants' | 'reports' | 'ads';
export type FoundParticipant = {
  id: number;
  /** Number of the season in which it is. */
  season: number;
  name: string;
  profession: string;
  /** Path on this site; null also while a picture from elsewhere has not been copied. */
  profileImageUrl: string | null;
  /** Of the project's description, where a word stands in it; else of what they say of themselves. */
  excerpt: string;
};
export type FoundReport = {
  id: number;
  participantId: number;
  participantName: string;
  /** Number of the season in which it is. */
  season: number;
  /** Of the season, from 1 to 12. */
  month: number;
  title: string;
  /** Of its text, about a word that stands in it. */
  excerpt: string;
};
export type AdCategory = 'design' | 'crypto' | 'business' | 'technology' | 'education';
export type FoundAd = {
  category: AdCategory;
  id: number;
  title: string;
  /** Of its description, about a word that stands in it. */
  excerpt: string;
};
export type SearchResult = {
  /** Kinds of which there is more, or may be: of what very many have, only the newest is looked at. */
  more: SearchKind[];
  /** Those with a word in their name first, then those of the newest season. */
  participants: FoundParticipant[];
  /** Newest first. */
  reports: FoundReport[];
  /** Newest first. */
  ads: FoundAd[];
};
export const { useSearchQuery, useListRelatedParticipantsQuery } = injectedRtkApi;
