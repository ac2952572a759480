import { followsApi as generated } from '../../api/generated/follows';

const followsApi = generated.enhanceEndpoints({
  endpoints: {
    listFollowed: { providesTags: ['Follow'] },
    followParticipant: { invalidatesTags: ['Follow', 'Participant'] },
    unfollowParticipant: { invalidatesTags: ['Follow', 'Participant'] },
  },
});

export const { useListFollowedQuery, useFollowParticipantMutation, useUnfollowParticipantMutation } =
  followsApi;
