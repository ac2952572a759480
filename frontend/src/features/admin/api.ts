import { listOf } from '../../api/base-api';
import { adminApi } from '../../api/generated/admin';
import { adsApi, type SetAdStatus } from '../../api/generated/ads';

export type { AdminAd, AdminParticipant, Setting } from '../../api/generated/admin';
export type { ProgressUpdate } from '../../api/generated/progress';
export type ModeratedStatus = SetAdStatus['status'];

const {
  listAdminAds,
  listAdminParticipants,
  listAdminViewers,
  listSettings,
  listAudit,
  changeWhitelist,
  recordInteractions,
  saveSetting,
  setParticipantActive,
} = adminApi.enhanceEndpoints({
  endpoints: {
    listAdminAds: { providesTags: ['AdminAds'] },
    listAdminParticipants: { providesTags: [listOf('Participant')] },
    listSettings: { providesTags: ['ChallengeSettings'] },
    listAudit: { providesTags: ['Audit'] },
    recordInteractions: { invalidatesTags: ['Progress', 'Participant', 'Award', 'Audit'] },
    changeWhitelist: { invalidatesTags: ['ChallengeSettings', 'Eligibility', 'Audit'] },
    saveSetting: { invalidatesTags: ['ChallengeSettings', 'Eligibility', 'Audit'] },
    setParticipantActive: { invalidatesTags: ['Participant', 'ChallengeSettings', 'AdminAds', 'Audit'] },
  },
}).endpoints;

const { setAdStatus } = adsApi.enhanceEndpoints({
  endpoints: {
    setAdStatus: {
      invalidatesTags: (_ad, _error, { id }) => [
        'Ad',
        'OwnAds',
        'AdminAds',
        'Audit',
        { type: 'Payment', id },
      ],
    },
  },
}).endpoints;

export const { useQuery: useListAdminAdsQuery } = listAdminAds;
export const { useQuery: useListAdminParticipantsQuery } = listAdminParticipants;
export const { useQuery: useListAdminViewersQuery } = listAdminViewers;
export const { useQuery: useListSettingsQuery } = listSettings;
export const { useQuery: useListAuditQuery } = listAudit;
export const { useMutation: useRecordInteractionsMutation } = recordInteractions;
export const { useMutation: useChangeWhitelistMutation } = changeWhitelist;
export const { useMutation: useSaveSettingMutation } = saveSetting;
export const { useMutation: useSetParticipantActiveMutation } = setParticipantActive;
export const { useMutation: useSetAdStatusMutation } = setAdStatus;
