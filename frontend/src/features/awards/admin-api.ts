import { adminApi } from '../../api/generated/admin';

/** What administrators alone call, apart from what every page with awards brings. */
const { listJudges, listAccounts, updateAward, appointJudge, dismissJudge } = adminApi.enhanceEndpoints({
  endpoints: {
    listJudges: { providesTags: ['Judge'] },
    updateAward: { invalidatesTags: ['Award', 'Audit'] },
    appointJudge: { invalidatesTags: ['Judge', 'Award', 'Audit'] },
    dismissJudge: { invalidatesTags: ['Judge', 'Award', 'Audit'] },
  },
}).endpoints;

export const { useQuery: useListJudgesQuery } = listJudges;
export const { useQuery: useListAccountsQuery } = listAccounts;
export const { useMutation: useUpdateAwardMutation } = updateAward;
export const { useMutation: useAppointJudgeMutation } = appointJudge;
export const { useMutation: useDismissJudgeMutation } = dismissJudge;
