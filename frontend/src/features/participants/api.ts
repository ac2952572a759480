import { listOf } from '../../api/base-api';
import { participantsApi as generated } from '../../api/generated/participants';

export type { OwnParticipant, Participant } from '../../api/generated/participants';

const participantsApi = generated.enhanceEndpoints({
  endpoints: {
    listParticipants: { providesTags: [listOf('Participant')] },
    getParticipant: { providesTags: (_participant, _error, { id }) => [{ type: 'Participant', id }] },
    getOwnParticipant: {
      providesTags: (own) => [own ? { type: 'Participant', id: own.id } : listOf('Participant')],
    },
    getEligibility: { providesTags: ['Eligibility'] },
    updateOwnParticipant: { invalidatesTags: ['Participant'] },
    // The account's role and badge change with the place; after a refusal somebody else may have taken the last one.
    registerParticipant: {
      invalidatesTags: (_participant, error) =>
        error ? ['Eligibility'] : ['CurrentUser', 'Eligibility', 'Participant', 'ChallengeSettings', 'Badge'],
    },
  },
});

export const {
  useGetEligibilityQuery,
  useGetOwnParticipantQuery,
  useGetParticipantQuery,
  useListParticipantsQuery,
  useRegisterParticipantMutation,
  useUpdateOwnParticipantMutation,
} = participantsApi;
