import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, test } from 'vitest';
import type { Role } from '../../api/generated/auth';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import {
  anAd,
  aParticipant,
  aRun,
  aUser,
  challengeSettings,
  ownReport,
  reportMonths,
} from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import Dashboard from './Dashboard';

beforeEach(() =>
  loadNamespaces(
    'dashboard',
    'ads',
    'runs',
    'auth',
    'payments',
    'wallet',
    'nft',
    'participants',
    'progress',
    'notifications',
  ),
);

type Answers = Parameters<typeof answerCalls>[0];
const never = () => new Promise<[number]>(() => undefined);

function open(address: string, role: Role, answers: Answers = {}) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser({ role })],
    'GET /api/ads/user': [200, [anAd(), anAd({ id: 13, status: 'approved' })]],
    'GET /api/nft/badges': [200, { season: 1, badges: [] }],
    'POST /api/auth/become-advertiser': [200, aUser()],
    'GET /api/challenge/settings': [200, challengeSettings()],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <Dashboard />
    </>
  );
  return { calls, ...renderAt(address, page) };
}

test('shows users who they are and what they have, in four tabs', async () => {
  open('/dashboard', 'user');
  expect(await screen.findByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'My Ads',
    'Wallet',
    'Security',
  ]);
  expect(await screen.findByText('Not Minted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit Your Ad' })).toHaveAttribute('href', '/submit-ad');
  expect(screen.getByRole('link', { name: 'Browse Ads' })).toHaveAttribute('href', '/ads');
  expect(screen.queryByRole('button', { name: 'Become an advertiser' })).not.toBeInTheDocument();
});

test('says where the run of each ad stands, and takes no payment for one that is over', async () => {
  open('/dashboard?tab=ads', 'user', {
    'GET /api/ads/user': [
      200,
      [
        anAd({ title: 'Lamps', status: 'approved', run: aRun({ state: 'running', daysLeft: 9 }) }),
        anAd({ id: 13, title: 'Bikes', status: 'completed', run: aRun({ state: 'completed', daysLeft: 0 }) }),
      ],
    ],
  });
  const lamps = within(await screen.findByRole('listitem', { name: 'Lamps' }));
  const bikes = within(screen.getByRole('listitem', { name: 'Bikes' }));
  expect(lamps.getByText(/Days left: 9 of 30/)).toBeVisible();
  expect(lamps.getByRole('link', { name: 'Resume payment' })).toBeVisible();
  expect(bikes.getByText('Completed')).toBeVisible();
  expect(bikes.queryByRole('link', { name: 'Resume payment' })).toBeNull();
  expect(bikes.getByRole('button', { name: 'Run again' })).toBeVisible();
});

test('offers the choice how news comes by mail, where the site sends mail', async () => {
  const preference = { news: 'off', isMailConfigured: true, isEmailConfirmed: true };
  open('/dashboard', 'user', {
    'GET /api/notifications/mail': [200, preference],
    'PUT /api/notifications/mail': [200, { ...preference, news: 'digest' }],
  });
  const section = await screen.findByRole('region', { name: 'News by mail' });
  await userEvent.click(within(section).getByRole('radio', { name: 'Once a day' }));
  await waitFor(() => expect(within(section).getByRole('radio', { name: 'Once a day' })).toBeChecked());
});

test('says nothing of mail where the site sends none', async () => {
  const calls = open('/dashboard', 'user', {
    'GET /api/notifications/mail': [200, { news: 'off', isMailConfigured: false, isEmailConfirmed: false }],
  }).calls;
  expect(await screen.findByText('Not Minted')).toBeVisible();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/notifications/mail'));
  expect(screen.queryByRole('region', { name: 'News by mail' })).not.toBeInTheDocument();
});

test('says nothing of a badge before it is known', async () => {
  open('/dashboard', 'user', { 'GET /api/nft/badges': never });
  expect(await screen.findByText('Approved ads')).toBeVisible();
  expect(screen.queryByText('Not Minted')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('calls a badge that cannot be loaded neither owned nor not minted', async () => {
  open('/dashboard', 'user', { 'GET /api/nft/badges': [503] });
  expect(await screen.findByText('Not known')).toBeVisible();
  expect(screen.queryByText('Not Minted')).toBeNull();
});

test('calls no step pending before it is known', async () => {
  open('/dashboard?tab=challenge', 'participant', {
    'GET /api/participants/user': [200, { ...aParticipant(), isActive: true }],
    'GET /api/progress-updates/due': [200, []],
    'GET /api/progress-updates': [200, []],
    'GET /api/nft/badges': never,
    'GET /api/ads/user': [503],
  });
  const steps = within((await screen.findByText('NFT badge minted')).closest('ul')!);
  const tags = () =>
    steps.getAllByRole('listitem').map(({ lastElementChild }) => lastElementChild?.textContent);
  await expect.poll(tags).toEqual(['', 'Not known', 'Pending']);
  expect(steps.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

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
    open('/dashboard?tab=challenge', 'user', before('counting'));
    expect(await screen.findByRole('tab', { name: 'Challenge Status' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Write the report on month 2' })).toBeVisible();
  });

  it('has nothing more to do there once it is closed', async () => {
    const { calls } = open('/dashboard', 'user', before('closed'));
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
    open('/dashboard?tab=challenge', 'participant', answers);
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
    open('/dashboard?tab=challenge&month=2', 'participant', answers);
    expect(await screen.findByRole('heading', { name: 'My monthly reports' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Report on month 2' })).toBeNull();
  });
});

test('asks for no place that a user cannot have', async () => {
  const { calls } = open('/dashboard', 'user', { 'GET /api/seasons': [200, [aSeason({ number: 1 })]] });
  const asked = () => calls.map(({ name }) => name);
  await expect.poll(asked).toContain('GET /api/seasons');
  expect(await screen.findByRole('tab', { name: 'Security' })).toBeVisible();
  expect(asked()).not.toContain('GET /api/participants/user');
  expect(asked()).not.toContain('GET /api/participants/user/places');
});

test('lets participants go back to a season that is not closed, and report there', async () => {
  const second = { ...aParticipant({ id: 9, season: 2 }), isActive: true };
  const undone = reportMonths().map((month) => ({ ...month, state: 'due', reportId: null }));
  const { router } = open('/dashboard?tab=challenge&month=2', 'participant', {
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
  open('/dashboard?tab=challenge', 'participant', {
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
  open('/dashboard?tab=challenge', 'participant', {
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
    open('/dashboard', role, eligibility('open'));
    const offer = within(await screen.findByRole('region', { name: 'You are invited to Season 2' }));
    expect(offer.getByRole('link', { name: 'Take your place' })).toHaveAttribute('href', '/register');
  });

  it('is offered to nobody who has one, or is not invited', async () => {
    const { calls } = open('/dashboard', 'participant', eligibility('registered'));
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/participants/eligibility'));
    expect(screen.queryByRole('region', { name: /^You are invited/ })).toBeNull();
  });
});

test('lets participants try again whose record could not be loaded', async () => {
  open('/dashboard?tab=challenge', 'participant', { 'GET /api/participants/user': [503] });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Participant Data Not Found' })).toBeNull();
});

test('lets viewers become advertisers', async () => {
  open('/dashboard', 'viewer');
  await userEvent.click(await screen.findByRole('button', { name: 'Become an advertiser' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Become an advertiser' })).toBeNull();
});

test('leads participants whose record is not found to the support', async () => {
  open('/dashboard?tab=challenge', 'participant');
  expect(await screen.findByRole('heading', { name: 'Participant Data Not Found' })).toBeVisible();
  expect(screen.getByText(/^We couldn't find your participant details/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
});

test('does not call the record missing while the server is away', async () => {
  open('/dashboard?tab=challenge', 'participant', {
    'GET /api/participants/user': [503, { message: 'The database is away.' }],
  });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Participant Data Not Found' })).not.toBeInTheDocument();
});

test('does not call a badge unminted before it is known', async () => {
  open('/dashboard', 'user', { 'GET /api/nft/badges': () => new Promise(() => {}) });
  expect(await screen.findByText('Total ads')).toBeVisible();
  expect(screen.queryByText('Not Minted')).not.toBeInTheDocument();
});
