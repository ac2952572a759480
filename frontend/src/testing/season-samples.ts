import type { AdminSeason } from '../api/generated/admin';
import type { Season, SeasonArchive } from '../api/generated/seasons';
import { aParticipant } from './samples';
import { anAward } from './vote-samples';

/** One that runs since January 2026. */
export const aSeason = (change: Partial<Season> = {}): Season => ({
  number: 1,
  name: 'Season 1',
  state: 'running',
  applicationsFrom: null,
  applicationsTo: null,
  startsAt: '2026-01-01T12:00:00.000Z',
  endsAt: null,
  reviewAt: null,
  ceremonyAt: null,
  places: 9,
  participants: 2,
  ...change,
});

const standings = [
  { participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 },
  { participantId: 4, name: 'Chen Li', score: 3, rank: 2 },
];

/** With something of everything. */
export const anArchive = (change: Partial<SeasonArchive> = {}): SeasonArchive => ({
  ...aSeason(),
  people: [aParticipant(), aParticipant({ id: 4, order: 2, name: 'Chen Li' })],
  awards: [anAward({ standings })],
  months: [
    {
      ...{ month: '2026-02', votes: 6, counted: 5, root: null },
      ...{ transactionHash: null, registry: null, closedAt: null },
    },
    {
      ...{ month: '2026-01', votes: 10, counted: 10, root: `0x${'a1'.repeat(32)}` },
      ...{ transactionHash: `0x${'b2'.repeat(32)}`, registry: `0x${'c3'.repeat(20)}` },
      closedAt: '2026-02-03T00:00:00.000Z',
    },
  ],
  sums: {
    ...{ votes: 16, countedVotes: 15, reports: 7, films: 4 },
    ...{ filmPlays: 1_340, followers: 21, comments: 3, socialInteractions: 55 },
  },
  coins: [
    {
      ...{ currency: 'BNB', testnet: false, payments: 3 },
      ...{ totalFeesCollected: '75.0000', founderProfit: '22.5000', platformShare: '52.5000' },
      history: [
        { month: '2026-01', amount: '50.0000', payments: 2 },
        { month: '2026-02', amount: '25.0000', payments: 1 },
      ],
    },
  ],
  ...change,
});

/** Before it begins: nobody is named, and nothing has come together. */
export const anArchiveToCome = (change: Partial<SeasonArchive> = {}): SeasonArchive => ({
  ...aSeason({ number: 2, name: 'Season 2', state: 'planned', participants: 3 }),
  ...{ people: [], awards: [anAward({ status: 'upcoming' })], months: [], coins: [] },
  sums: {
    ...{ votes: 0, countedVotes: 0, reports: 0, films: 0 },
    ...{ filmPlays: 0, followers: 0, comments: 0, socialInteractions: 0 },
  },
  ...change,
});

/** The first season, which runs. */
export const anAdminSeason = (change: Partial<AdminSeason> = {}): AdminSeason => ({
  number: 1,
  name: `Season ${change.number ?? 1}`,
  state: 'running',
  applicationsFrom: null,
  applicationsTo: null,
  startsAt: '2026-08-01T00:00:00.000Z',
  endsAt: '2027-08-01T00:00:00.000Z',
  reviewAt: null,
  ceremonyAt: null,
  places: 9,
  whitelist: [],
  hasBegun: true,
  closedAt: null,
  revision: 3,
  ...change,
});

/** The one after it, which is planned. */
export const aPlannedSeason = (change: Partial<AdminSeason> = {}): AdminSeason =>
  anAdminSeason({
    number: 2,
    state: 'applications',
    applicationsFrom: '2027-06-01T00:00:00.000Z',
    startsAt: '2027-09-01T00:00:00.000Z',
    endsAt: '2028-09-01T00:00:00.000Z',
    whitelist: ['amina@example.org'],
    hasBegun: false,
    revision: 1,
    ...change,
  });
