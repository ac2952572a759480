import { listOf } from '../../api/base-api';
import { homesApi as generated } from '../../api/generated/homes';

export type {
  AdminHome,
  FollowedReport,
  HomePerson,
  PaidCoins,
  ParticipantHome,
  RecentVote,
  ViewerHome,
} from '../../api/generated/homes';

const homesApi = generated.enhanceEndpoints({
  endpoints: {
    // Not with each vote of anybody, which every open home would ask for at once.
    getViewerHome: { providesTags: [{ type: 'Vote', id: 'own' }, 'Follow', listOf('Progress'), 'Season'] },
    getParticipantHome: {
      providesTags: (home) => [
        ...(home ? ([{ type: 'VoteMonth', id: home.participantId }] as const) : []),
        ...(home ? ([{ type: 'Participant', id: home.participantId }] as const) : []),
        ...(['Season', 'Notification', listOf('Progress')] as const),
      ],
    },
    getAdvertiserHome: { providesTags: ['OwnAds'] },
    getAdminHome: { providesTags: ['AdminAds', 'Alarm', 'AdminPayments', 'Outbox'] },
  },
});

export const {
  useGetAdminHomeQuery,
  useGetAdvertiserHomeQuery,
  useGetParticipantHomeQuery,
  useGetViewerHomeQuery,
} = homesApi;
