import type { AdminAd } from '../api/generated/admin';
import type { Ad } from '../api/generated/ads';
import type { User } from '../api/generated/auth';
import type { Participant } from '../api/generated/participants';
import type { Film, ProgressUpdate, ReportMonth } from '../api/generated/progress';
import type { Season } from '../api/generated/seasons';
import type { ChallengeSettings } from '../api/generated/settings';

export const aUser = (change: Partial<User> = {}): User => ({
  id: 7,
  username: 'amara',
  publicName: change.username ?? 'amara',
  email: 'amara@example.org',
  addressNeeded: false,
  emailConfirmedAt: null,
  role: 'user',
  walletAddress: null,
  language: 'en',
  nftBadgeId: null,
  secondFactor: false,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const anAd = (change: Partial<Ad> = {}): Ad => ({
  id: 12,
  title: 'Solar lamps',
  description: 'Rent a lamp by the evening and pay from your takings.',
  category: 'technology',
  imageUrl: null,
  format: null,
  destinationUrl: null,
  callToAction: null,
  status: 'pending',
  userId: 7,
  paymentMethod: null,
  paymentStatus: 'pending',
  transactionHash: null,
  paymentChainId: null,
  paymentCurrency: null,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

/** The run of an ad that was never approved. */
export const aRun = (change: Partial<NonNullable<Ad['run']>> = {}): NonNullable<Ad['run']> => ({
  state: 'waiting',
  startsAt: null,
  endsAt: null,
  days: 30,
  daysLeft: 30,
  approvedAt: null,
  ...change,
});

export const anAdminAd = (change: Partial<AdminAd> = {}): AdminAd => ({
  ...anAd(),
  reason: null,
  revision: 1,
  username: 'amara',
  byParticipant: false,
  reportCount: 0,
  reports: [],
  notOwnProject: null,
  ...change,
});

export const aParticipant = (change: Partial<Participant> = {}): Participant => ({
  id: 3,
  userId: 7,
  season: 1,
  order: 1,
  name: 'Amina Diallo',
  profession: 'Water engineer',
  bio: 'I grew up beside a river that could no longer be drunk from.',
  projectDescription: 'Sand filters that a village can build, sell and repair by itself.',
  profileImageUrl: null,
  socialTwitter: null,
  socialLinkedin: null,
  socialInstagram: null,
  socialYoutube: null,
  socialTiktok: null,
  socialWebsite: null,
  impactGoals: null,
  currentMilestone: null,
  challengeCompletion: 0,
  votesReceived: 0,
  followers: 0,
  socialInteractions: 0,
  judgesRating: 0,
  createdAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

export const challengeSettings = (change: Partial<ChallengeSettings> = {}): ChallengeSettings => ({
  challengeStartDate: null,
  challengeEndDate: null,
  maxParticipants: 9,
  participantsCount: 0,
  adRunDays: 30,
  videoHosts: [],
  season: 1,
  applyingSeason: 1,
  takesApplications: true,
  ...change,
});

export const aFilm = (change: Partial<Film> = {}): Film => ({
  id: 21,
  participantId: 3,
  participantName: 'Amina Diallo',
  month: 2,
  title: 'The first ten filters are sold',
  milestone: null,
  videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  plays: 0,
  createdAt: '2026-10-05T10:00:00.000Z',
  ...change,
});

export const aReport = (change: Partial<ProgressUpdate> = {}): ProgressUpdate => ({
  ...aFilm(),
  description: 'We built twelve filters this month, broke two of them, and sold the other ten.',
  images: [],
  socialPosts: [],
  interactionCount: 0,
  revision: 1,
  updatedAt: '2026-10-05T10:00:00.000Z',
  ...change,
});

/** A participant's own report of the first of {@link reportMonths}. */
export const ownReport = (change: Partial<ProgressUpdate> = {}): ProgressUpdate =>
  aReport({ id: 5, month: 1, videoUrl: null, ...change });

/** The months of a season that began in January 2026: one done, one late, one due, nine to come. */
export const reportMonths = (): ReportMonth[] =>
  Array.from({ length: 12 }, (_, index) => ({
    month: index + 1,
    opensAt: new Date(Date.UTC(2026, index, 1)).toISOString(),
    dueAt: new Date(Date.UTC(2026, index + 1, 1)).toISOString(),
    state: (['done', 'late', 'due'] as const)[index] ?? 'upcoming',
    reportId: index === 0 ? 5 : null,
    pictures: [],
  }));

/** The views and clicks of an ad that are not counted, by reason: none. */
export const nothingFiltered: NonNullable<Ad['metrics']>['filtered'] = {
  replayed: 0,
  expired: 0,
  forged: 0,
  robot: 0,
  prefetch: 0,
  owner: 0,
  admin: 0,
  network: 0,
};

/** A season that is planned, of which nothing has happened yet. */
export const aSeason = (change: Partial<Season> = {}): Season => ({
  state: 'planned',
  number: 2,
  name: 'Season 2',
  applicationsFrom: null,
  applicationsTo: null,
  startsAt: '2027-01-01T00:00:00.000Z',
  endsAt: '2028-01-01T00:00:00.000Z',
  reviewAt: null,
  ceremonyAt: null,
  places: 9,
  participants: 0,
  ...change,
});
