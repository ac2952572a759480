import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Role } from '../../api/generated/auth';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { anAd, aUser } from '../../testing/samples';
import Dashboard from './Dashboard';

beforeEach(() => loadNamespaces('dashboard', 'ads', 'auth', 'payments', 'wallet', 'nft', 'participants'));

function open(address: string, role: Role, further: Parameters<typeof answerCalls>[0] = {}) {
  answerCalls({
    'GET /api/auth/me': [200, aUser({ role })],
    'GET /api/ads/user': [200, [anAd(), anAd({ id: 13, status: 'approved' })]],
    'POST /api/auth/become-advertiser': [200, aUser()],
    ...further,
  });
  const page = (
    <>
      <SessionStart />
      <Dashboard />
    </>
  );
  return renderAt(address, page);
}

test('shows users who they are and what they have, in three tabs', async () => {
  open('/dashboard', 'user');
  expect(await screen.findByRole('heading', { name: 'My Dashboard' })).toBeVisible();
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'My Ads',
    'Wallet',
  ]);
  expect(await screen.findByText('Not Minted')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Submit Your Ad' })).toHaveAttribute('href', '/submit-ad');
  expect(screen.getByRole('link', { name: 'Browse Ads' })).toHaveAttribute('href', '/ads');
  expect(screen.queryByRole('button', { name: 'Become an advertiser' })).not.toBeInTheDocument();
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
  open('/dashboard', 'user', { 'GET /api/nft/badge': () => new Promise(() => {}) });
  expect(await screen.findByText('Total ads')).toBeVisible();
  expect(screen.queryByText('Not Minted')).not.toBeInTheDocument();
});
