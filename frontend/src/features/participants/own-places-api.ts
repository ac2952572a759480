import { listOf } from '../../api/base-api';
import { participantsApi } from '../../api/generated/participants';

/** Apart from what every page with participants brings. */
const { listOwnPlaces } = participantsApi.enhanceEndpoints({
  endpoints: {
    listOwnPlaces: {
      providesTags: (places = []) => [
        listOf('Participant'),
        'Season',
        ...places.map(({ id }) => ({ type: 'Participant' as const, id })),
      ],
    },
  },
}).endpoints;

export const { useQuery: useListOwnPlacesQuery } = listOwnPlaces;
