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
    listProgressUpdates: { providesTags: ['Progress'] },
    listFilms: { providesTags: ['Progress'] },
    getProgressUpdate: { providesTags: ['Progress'] },
    listReportMonths: { providesTags: ['Progress'] },
    listProgressVersions: { providesTags: ['Progress'] },
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
