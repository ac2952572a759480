import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import { aParticipant, challengeSettings, ownReport, reportMonths } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import { type Answers, loadWords, openDashboard } from './testing/open-dashboard';

beforeEach(loadWords);

describe('a user who took part in the season before', () => {
  const own = { ...aParticipant({ season: 1 }), isActive: true };
  const before = (state: 'counting' | 'closed'): Answers => ({
    'GET /api/challenge/settings': [200, challengeSettings({ season: 2 })],
    'GET /api/participants/user': [200, own],
    'GET /api/participants/user/places': [200, state === 'closed' ? [] : [own]],
    'GET /api/seasons': [200, [aSeason({ number: 2 }), aSeason({ state })]],
    'GET /api/progress-updates/due?season=1': [200, reportMonths()],
    'GET /api/progress-updates': [200, [ownReport()]],
  });

  it('still reports on its last month while it is not closed', async () => {
    openDashboard('/dashboard?tab=challenge', 'user', before('counting'));
    expect(await screen.findByRole('tab', { name: 'Challenge Status' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Write the report on month 2' })).toBeVisible();
  });

  it('has nothing more to do there once it is closed', async () => {
    const { calls } = openDashboard('/dashboard', 'user', before('closed'));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/seasons'));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Challenge Status' })).toBeNull());
  });
});

describe('a participant of a season that is closed while none has begun since', () => {
  const own = { ...aParticipant(), isActive: true };
  const failed = { id: 1, address: 'https://example.org/me.png', state: 'failed', problem: null };
  const answers: Answers = {
    'GET /api/participants/user': [200, { ...own, pictureCopy: failed }],
    'GET /api/seasons': [200, [aSeason({ number: 2, state: 'applications' }), aSeason({ state: 'closed' })]],
    'GET /api/progress-updates/due': [200, reportMonths()],
    'GET /api/progress-updates': [200, [ownReport({ revision: 2 })]],
  };

  it('reads that it is closed, and what was reported, and is offered nothing that would be refused', async () => {
    openDashboard('/dashboard?tab=challenge', 'participant', answers);
    expect(await screen.findByText('Season 1 is closed: everything here can only be read.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'The first ten filters are sold' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Earlier versions of the report on month 1' })).toBeVisible();
    expect(screen.getAllByText('Not reported')[0]).toBeVisible();
    expect(screen.queryByText('Late')).toBeNull();
    expect(screen.queryByText(/is late/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^(Write|Edit|Continue)/ })).toBeNull();
    expect(screen.queryByRole('note', { name: 'Your profile image' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Your public page' })).toBeVisible();
  });

  it('is given no form by an address that names a month', async () => {
    openDashboard('/dashboard?tab=challenge&month=2', 'participant', answers);
    expect(await screen.findByRole('heading', { name: 'My monthly reports' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Report on month 2' })).toBeNull();
  });
});

test('asks for no place that a user cannot have', async () => {
  const { calls } = openDashboard('/dashboard', 'user', {
    'GET /api/seasons': [200, [aSeason({ number: 1 })]],
  });
  const asked = () => calls.map(({ name }) => name);
  await expect.poll(asked).toContain('GET /api/seasons');
  expect(await screen.findByRole('tab', { name: 'Security' })).toBeVisible();
  expect(asked()).not.toContain('GET /api/participants/user');
  expect(asked()).not.toContain('GET /api/participants/user/places');
});

test('lets participants go back to a season that is not closed, and report there', async () => {
  const second = { ...aParticipant({ id: 9, season: 2 }), isActive: true };
  const undone = reportMonths().map((month) => ({ ...month, state: 'due', reportId: null }));
  const { router } = openDashboard('/dashboard?tab=challenge&month=2', 'participant', {
    'GET /api/participants/user': [200, second],
    'GET /api/participants/user/places': [200, [second, { ...second, id: 3, season: 1 }]],
    'GET /api/seasons': [200, [aSeason({ number: 2 }), aSeason({ state: 'counting' })]],
    'GET /api/progress-updates/due?season=2': [200, undone],
    'GET /api/progress-updates/due?season=1': [200, reportMonths()],
    'GET /api/progress-updates': [200, []],
    'GET /api/progress-updates?season=1&participantId=3': [200, [ownReport()]],
  });
  expect(await screen.findByRole('heading', { name: 'Report on month 2' })).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Season 1' }));
  expect(await screen.findByRole('button', { name: 'Edit the report on month 1' })).toBeVisible();
  expect(router.state.location.search).toBe('?tab=challenge&season=1');
});

test('lets participants go on to the next season that they applied for, and back', async () => {
  const first = { ...aParticipant({ season: 1 }), isActive: true };
  const next = {
    ...aParticipant({ id: 9, season: 2, order: 4, bio: 'I grew up beside a dam.' }),
    isActive: true,
  };
  openDashboard('/dashboard?tab=challenge', 'participant', {
    'GET /api/participants/user': [200, first],
    'GET /api/participants/user/places': [200, [next, first]],
    'GET /api/seasons': [200, [aSeason({ number: 2, state: 'applications' }), aSeason()]],
    'GET /api/progress-updates/due?season=1': [200, []],
    'GET /api/progress-updates/due?season=2': [200, []],
    'GET /api/progress-updates': [200, []],
  });
  expect(await screen.findByText(first.bio)).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Season 2' }));
  expect(await screen.findByText('I grew up beside a dam.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Participant #4' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Edit profile and links' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Season 1' }));
  expect(await screen.findByText(first.bio)).toBeVisible();
});

test('shows the place that somebody holds before one that was taken away', async () => {
  const lost = { ...aParticipant({ season: 1 }), isActive: false };
  const held = { ...aParticipant({ id: 9, season: 2, bio: 'I grew up beside a dam.' }), isActive: true };
  openDashboard('/dashboard?tab=challenge', 'participant', {
    'GET /api/participants/user': [200, lost],
    'GET /api/participants/user/places': [200, [held]],
    'GET /api/seasons': [200, [aSeason({ number: 2, state: 'applications' }), aSeason()]],
    'GET /api/progress-updates/due?season=2': [200, []],
    'GET /api/progress-updates': [200, []],
  });
  expect(await screen.findByText('I grew up beside a dam.')).toBeVisible();
});

describe('a place in the season that takes applications', () => {
  const eligibility = (state: string): Answers => ({
    'GET /api/challenge/settings': [200, challengeSettings({ season: 1, applyingSeason: 2 })],
    'GET /api/participants/eligibility': [
      200,
      { state, eligible: state === 'open', message: '', refusal: null },
    ],
  });

  it.each(['user', 'participant'] as const)('is offered to an invited %s', async (role) => {
    openDashboard('/dashboard', role, eligibility('open'));
    const offer = within(await screen.findByRole('region', { name: 'You are invited to Season 2' }));
    expect(offer.getByRole('link', { name: 'Take your place' })).toHaveAttribute('href', '/register');
  });

  it('is offered to nobody who has one, or is not invited', async () => {
    const { calls } = openDashboard('/dashboard', 'participant', eligibility('registered'));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/participants/eligibility'));
    expect(screen.queryByRole('region', { name: /^You are invited/ })).toBeNull();
  });
});
