import { baseApi as api } from '../base-api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listFollowed: build.query<ListFollowedApiResponse, ListFollowedApiArg>({
      query: () => ({ url: `/api/follows` }),
    }),
    followParticipant: build.mutation<FollowParticipantApiResponse, FollowParticipantApiArg>({
      query: (queryArg) => ({
        url: `/api/participants/${encodeURIComponent(String(queryArg.id))}/follow`,
        method: 'PUT',
      }),
    }),
    unfollowParticipant: build.mutation<UnfollowParticipantApiResponse, UnfollowParticipantApiArg>({
      query: (queryArg) => ({
        url: `/api/participants/${encodeURIComponent(String(queryArg.id))}/follow`,
        method: 'DELETE',
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as followsApi };
export type ListFollowedApiResponse = /** status 200  */ number[];
export type ListFollowedApiArg = void;
export type FollowParticipantApiResponse = unknown;
export type FollowParticipantApiArg = {
  id: number;
};
export type UnfollowParticipantApiResponse = unknown;
export type UnfollowParticipantApiArg = {
  id: number;
};
export const { useListFollowedQuery, useFollowParticipantMutation, useUnfollowParticipantMutation } =
  injectedRtkApi;
