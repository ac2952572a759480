import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { anAd, aParticipant, aRun } from '../../testing/samples';
import { loadWords, openDashboard } from './testing/open-dashboard';

beforeEach(loadWords);

const never = () => new Promise<[number]>(() => undefined);

test('shows users who they are and what they have, in four tabs', async () => {
  openDashboard('/dashboard', 'user');
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
  openDashboard('/dashboard?tab=ads', 'user', {
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
  openDashboard('/dashboard', 'user', {
    'GET /api/notifications/mail': [200, preference],
    'PUT /api/notifications/mail': [200, { ...preference, news: 'digest' }],
  });
  const section = await screen.findByRole('region', { name: 'News by mail' });
  await userEvent.click(within(section).getByRole('radio', { name: 'Once a day' }));
  await waitFor(() => expect(within(section).getByRole('radio', { name: 'Once a day' })).toBeChecked());
});

test('says nothing of mail where the site sends none', async () => {
  const calls = openDashboard('/dashboard', 'user', {
    'GET /api/notifications/mail': [200, { news: 'off', isMailConfigured: false, isEmailConfirmed: false }],
  }).calls;
  expect(await screen.findByText('Not Minted')).toBeVisible();
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/notifications/mail'));
  expect(screen.queryByRole('region', { name: 'News by mail' })).not.toBeInTheDocument();
});

test('says nothing of a badge before it is known', async () => {
  openDashboard('/dashboard', 'user', { 'GET /api/nft/badges': never });
  expect(await screen.findByText('Approved ads')).toBeVisible();
  expect(screen.queryByText('Not Minted')).toBeNull();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
});

test('calls a badge that cannot be loaded neither owned nor not minted', async () => {
  openDashboard('/dashboard', 'user', { 'GET /api/nft/badges': [503] });
  expect(await screen.findByText('Not known')).toBeVisible();
  expect(screen.queryByText('Not Minted')).toBeNull();
});

test('calls no step pending before it is known', async () => {
  openDashboard('/dashboard?tab=challenge', 'participant', {
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

test('lets participants try again whose record could not be loaded', async () => {
  openDashboard('/dashboard?tab=challenge', 'participant', { 'GET /api/participants/user': [503] });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Participant Data Not Found' })).toBeNull();
});

test('lets viewers become advertisers', async () => {
  openDashboard('/dashboard', 'viewer');
  await userEvent.click(await screen.findByRole('button', { name: 'Become an advertiser' }));
  await expect.poll(() => screen.queryByRole('button', { name: 'Become an advertiser' })).toBeNull();
});

test('leads participants whose record is not found to the support', async () => {
  openDashboard('/dashboard?tab=challenge', 'participant');
  expect(await screen.findByRole('heading', { name: 'Participant Data Not Found' })).toBeVisible();
  expect(screen.getByText(/^We couldn't find your participant details/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
});

test('does not call the record missing while the server is away', async () => {
  openDashboard('/dashboard?tab=challenge', 'participant', {
    'GET /api/participants/user': [503, { message: 'The database is away.' }],
  });
  expect(await screen.findByText('The database is away.')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Participant Data Not Found' })).not.toBeInTheDocument();
});

test('does not call a badge unminted before it is known', async () => {
  openDashboard('/dashboard', 'user', { 'GET /api/nft/badges': () => new Promise(() => {}) });
  expect(await screen.findByText('Total ads')).toBeVisible();
  expect(screen.queryByText('Not Minted')).not.toBeInTheDocument();
});
