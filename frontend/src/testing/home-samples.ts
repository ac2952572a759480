import type { AdminHome, HomePerson, ParticipantHome, RecentVote, ViewerHome } from '../api/generated/homes';
import { anOwnVote } from './vote-samples';

export const aHomePerson = (change: Partial<HomePerson> = {}): HomePerson => ({
  id: 3,
  userId: 8,
  season: 1,
  order: 1,
  name: 'Amina Diallo',
  profession: 'Water engineer',
  profileImageUrl: null,
  followed: false,
  ...change,
});

export const aRecentVote = (change: Partial<RecentVote> = {}): RecentVote => ({
  ...anOwnVote(),
  hasReceipt: false,
  ...change,
});

const month = new Date().toISOString().slice(0, 7);

export const aViewerHome = (change: Partial<ViewerHome> = {}): ViewerHome => ({
  month,
  until: new Date(Date.UTC(new Date().getUTCFullYear(), new Date().getUTCMonth() + 1)).toISOString(),
  isVotingOpen: true,
  votesLeft: 1,
  voteFor: [aHomePerson()],
  following: 0,
  reports: [],
  votes: [],
  discover: [],
  ...change,
});

export const aParticipantHome = (change: Partial<ParticipantHome> = {}): ParticipantHome => ({
  participantId: 3,
  season: 1,
  order: 1,
  report: {
    ...{ month: 2, state: 'due', reportId: null, pictures: [] },
    ...{ opensAt: '2026-02-01T00:00:00.000Z', dueAt: '2026-03-01T00:00:00.000Z' },
  },
  reportsLate: 0,
  reportsDone: 1,
  reportsInAll: 12,
  votesReceived: 12,
  votes: [],
  followers: 5,
  followerDays: [],
  comments: [],
  found: { isPublic: true, hasPortrait: true, links: 1 },
  ...change,
});

export const anAdminHome = (change: Partial<AdminHome> = {}): AdminHome => ({
  countedTo: 100,
  pendingAds: 0,
  oldestAds: [],
  reportedAds: 0,
  reportedComments: 0,
  payments: 0,
  failedLetters: 0,
  alarms: 0,
  ...change,
});
