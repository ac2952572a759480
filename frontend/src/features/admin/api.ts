import { listOf, type TagType } from '../../api/base-api';
import {
  adminApi,
  type AdminAd,
  type AdminParticipant,
  type AuditEntry,
  type AuditPage,
  type ListAdminAdsApiArg,
  type ListAdminParticipantsApiArg,
  type ListAdminViewersApiArg,
  type ListAuditApiArg,
  type Viewer,
} from '../../api/generated/admin';
import { adsApi, type SetAdStatus } from '../../api/generated/ads';
import { type ListPage, toListPage } from '../../api/list-page';

export type { AdminAd, AdminParticipant, AuditAction, AuditEntry, Setting } from '../../api/generated/admin';
export type { ProgressUpdate } from '../../api/generated/progress';
export type ModeratedStatus = SetAdStatus['status'];

/** Settings of the challenge say what a season says: either changes with the other. */
const ofSettings = ['ChallengeSettings', 'Season', 'Eligibility', 'Audit'] as const satisfies TagType[];

const {
  countAdminAds,
  letAdStand,
  listSettings,
  changeWhitelist,
  recordInteractions,
  saveSetting,
  setParticipantActive,
} = adminApi.enhanceEndpoints({
  endpoints: {
    countAdminAds: { providesTags: ['AdminAds'] },
    letAdStand: { invalidatesTags: ['AdminAds', 'Audit'] },
    listSettings: { providesTags: ['ChallengeSettings'] },
    recordInteractions: { invalidatesTags: ['Progress', 'Participant', 'Award', 'Audit'] },
    changeWhitelist: { invalidatesTags: [...ofSettings] },
    saveSetting: { invalidatesTags: [...ofSettings] },
    setParticipantActive: { invalidatesTags: ['Participant', 'ChallengeSettings', 'AdminAds', 'Audit'] },
  },
}).endpoints;

/** The lists that grow, a page at a time. */
const pagesApi = adminApi.injectEndpoints({
  endpoints: (build) => ({
    adminAdPage: build.query<ListPage<AdminAd>, ListAdminAdsApiArg>({
      query: (params) => ({ url: '/api/admin/ads', params }),
      transformResponse: toListPage<AdminAd>,
      providesTags: ['AdminAds'],
    }),
    participantPage: build.query<ListPage<AdminParticipant>, ListAdminParticipantsApiArg>({
      query: (params) => ({ url: '/api/admin/participants', params }),
      transformResponse: toListPage<AdminParticipant>,
      providesTags: [listOf('Participant')],
    }),
    viewerPage: build.query<ListPage<Viewer>, ListAdminViewersApiArg>({
      query: (params) => ({ url: '/api/admin/viewers', params }),
      transformResponse: toListPage<Viewer>,
    }),
    auditPage: build.query<ListPage<AuditEntry>, ListAuditApiArg>({
      query: (params) => ({ url: '/api/admin/audit', params }),
      transformResponse: ({ entries, next }: AuditPage) => ({
        rows: entries,
        next: next === null ? null : String(next),
      }),
      providesTags: ['Audit'],
    }),
  }),
});

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

export const { useAdminAdPageQuery, useParticipantPageQuery, useViewerPageQuery, useAuditPageQuery } =
  pagesApi;
export const { useQuery: useCountAdminAdsQuery } = countAdminAds;
export const { useMutation: useLetAdStandMutation } = letAdStand;
export const { useQuery: useListSettingsQuery } = listSettings;
export const { useMutation: useRecordInteractionsMutation } = recordInteractions;
export const { useMutation: useChangeWhitelistMutation } = changeWhitelist;
export const { useMutation: useSaveSettingMutation } = saveSetting;
export const { useMutation: useSetParticipantActiveMutation } = setParticipantActive;
export const { useMutation: useSetAdStatusMutation } = setAdStatus;
