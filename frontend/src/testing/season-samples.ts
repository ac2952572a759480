import type { AdminSeason } from '../api/generated/admin';

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
