import { listOf } from '../../api/base-api';
import { progressApi as generated } from '../../api/generated/progress';

export type {
  CreateProgressUpdate,
  Film,
  ProgressUpdate,
  ProgressVersion,
  ReportMonth,
  ReportState,
} from '../../api/generated/progress';

const progressApi = generated.enhanceEndpoints({
  endpoints: {
    listProgressUpdates: {
      providesTags: (_updates, _error, { participantId }) => [
        participantId === undefined ? listOf('Progress') : { type: 'Progress', id: participantId },
      ],
    },
    listFilms: { providesTags: [listOf('Progress')] },
    getProgressUpdate: {
      providesTags: (update) => [
        update ? { type: 'Progress', id: update.participantId } : listOf('Progress'),
      ],
    },
    listReportMonths: { providesTags: [listOf('Progress')] },
    listProgressVersions: { providesTags: [listOf('Progress')] },
    // The participant's figures follow from the reports; after a refusal there may be one that this page does not know of.
    createProgressUpdate: {
      invalidatesTags: (_update, error) => (error ? ['Progress'] : ['Progress', 'Participant']),
    },
    updateProgressUpdate: { invalidatesTags: ['Progress', 'Participant'] },
  },
});

export const {
  useCountFilmPlayMutation,
  useCreateProgressUpdateMutation,
  useListFilmsQuery,
  useListProgressUpdatesQuery,
  useListProgressVersionsQuery,
  useListReportMonthsQuery,
  useUpdateProgressUpdateMutation,
} = progressApi;
export const { listFilms, listProgressUpdates } = progressApi.endpoints;
