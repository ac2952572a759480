import { listOf } from '../../api/base-api';
import { participantsApi as generated } from '../../api/generated/participants';

export type { OwnParticipant, Participant } from '../../api/generated/participants';

const participantsApi = generated.enhanceEndpoints({
  endpoints: {
    listParticipants: { providesTags: [listOf('Participant')] },
    getParticipant: { providesTags: (_participant, _error, { id }) => [{ type: 'Participant', id }] },
  },
});

export const { useGetParticipantQuery, useListParticipantsQuery } = participantsApi;
export const { getParticipant, listParticipants } = participantsApi.endpoints;
