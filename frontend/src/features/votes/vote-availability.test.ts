import { describe, expect, it } from 'vitest';
import { aUser } from '../../testing/samples';
import { voteAvailability } from './vote-availability';

const circumstances = {
  candidate: { id: 3, userId: 8, season: 1 },
  session: { status: 'user', user: aUser({ id: 7 }) },
  month: '2026-11',
  season: 1,
  status: 'open',
  ownVotes: [],
  isLoading: false,
} satisfies Parameters<typeof voteAvailability>[0];

const november = { month: '2026-11', next: '2026-12-01' };
const signedOut = { status: 'none', user: null } as const;

describe('a vote for a participant', () => {
  it('can be given once a month', () => {
    expect(voteAvailability(circumstances)).toEqual({ state: 'open', ...november });
  });

  it('was given when one of the reader’s own is for them in this month', () => {
    const ownVotes = [{ participantId: 3, month: '2026-11' }];
    expect(voteAvailability({ ...circumstances, ownVotes })).toEqual({ state: 'voted', ...november });
  });

  it('can be given again after a month before, and beside a vote for somebody else', () => {
    const ownVotes = [
      { participantId: 3, month: '2026-10' },
      { participantId: 4, month: '2026-11' },
    ];
    expect(voteAvailability({ ...circumstances, ownVotes }).state).toBe('open');
  });

  it('cannot be given to oneself', () => {
    const candidate = { id: 3, userId: 7, season: 1 };
    expect(voteAvailability({ ...circumstances, candidate, status: 'upcoming' }).state).toBe('self');
  });

  it.each(['upcoming', 'closed'] as const)('cannot be given while the award is %s', (status) => {
    expect(voteAvailability({ ...circumstances, status, session: signedOut }).state).toBe(status);
  });

  it.each([
    ['closed', 2],
    ['upcoming', 0],
  ] as const)('of another season is %s', (state, season) => {
    expect(voteAvailability({ ...circumstances, season }).state).toBe(state);
    expect(voteAvailability({ ...circumstances, season, session: signedOut }).state).toBe(state);
  });

  it('needs an account', () => {
    expect(voteAvailability({ ...circumstances, session: signedOut }).state).toBe('signedOut');
  });

  it('is left to the server where nothing could be found out', () => {
    expect(voteAvailability({ ...circumstances, status: undefined, ownVotes: undefined }).state).toBe('open');
  });

  it('waits for what is on its way', () => {
    expect(voteAvailability({ ...circumstances, isLoading: true }).state).toBe('unknown');
  });
});
