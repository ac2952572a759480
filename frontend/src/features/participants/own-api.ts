import { listOf } from '../../api/base-api';
import { participantsApi as generated } from '../../api/generated/participants';

/** What an account asks and does for itself, apart from what every page with participants brings. */
const participantsApi = generated.enhanceEndpoints({
  endpoints: {
    getOwnParticipant: {
      providesTags: (own) => [own ? { type: 'Participant', id: own.id } : listOf('Participant')],
    },
    listOwnPlaces: {
      providesTags: (places = []) => [
        listOf('Participant'),
        'Season',
        ...places.map(({ id }) => ({ type: 'Participant' as const, id })),
      ],
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
  useListOwnPlacesQuery,
  useRegisterParticipantMutation,
  useUpdateOwnParticipantMutation,
} = participantsApi;
