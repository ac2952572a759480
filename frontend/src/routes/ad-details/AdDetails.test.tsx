import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { eventually } from '../../testing/eventually';
import { fill } from '../../testing/fill';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { aPayment, homeNetwork, siteConfig } from '../../testing/payment-samples';
import { renderAt } from '../../testing/render';
import { anAd, aRun, aUser } from '../../testing/samples';
import AdDetails from './AdDetails';

beforeEach(() => loadNamespaces('ads', 'payments', 'wallet'));

const answers: Parameters<typeof answerCalls>[0] = {
  'GET /api/auth/me': [200, aUser()],
  'GET /api/config': [200, siteConfig(homeNetwork)],
  'GET /api/ads/12': [200, anAd({ run: aRun() })],
  'GET /api/ads/12/payment': [200, aPayment({ status: 'pending', amount: null })],
};

const open = () =>
  renderAt(
    '/ads/12',
    <>
      <SessionStart />
      <AdDetails />
    </>,
    '/ads/:id',
  );

// First, as what has come once is not fetched again.
test('says so beside the payment where its wallet does not come, keeps the page, and fetches it again', async () => {
  vi.doMock('./PageWallet', () => {
    throw new Error('Lost on the way');
  });
  answerCalls(answers);
  open();
  const payment = within(await screen.findByRole('region', { name: 'Payment' }));
  const again = await payment.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Solar lamps');
  expect(await screen.findByRole('complementary', { name: 'Your ad' })).toBeVisible();
  vi.doUnmock('./PageWallet');
  await userEvent.click(again);
  await waitFor(() => expect(payment.queryByRole('alert')).toBeNull());
});

test('keeps the page and what is being written in its edit dialog when a later look at the ad fails', async () => {
  const { lose } = answerUntilLost(answers);
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await fill('Title', 'Solar lamps for everybody');
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent('Solar lamps');
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Solar lamps for everybody');
});

test('says so where there is no such ad', async () => {
  answerCalls({ ...answers, 'GET /api/ads/12': [404, { message: 'Ad not found' }] });
  open();
  expect(await screen.findByRole('link', { name: 'All ads' })).toHaveAttribute('href', '/ads');
});

test('lets others report it', async () => {
  answerCalls({ ...answers, 'GET /api/auth/me': [200, aUser({ id: 8 })] });
  open();
  expect(await screen.findByRole('button', { name: 'Report this ad' })).toBeVisible();
});

test('has its owner change it, and not report it', async () => {
  answerCalls(answers);
  open();
  expect(await screen.findByRole('complementary', { name: 'Your ad' })).toBeVisible();
  expect(screen.queryByText('Report this ad')).toBeNull();
});

test('asks for the run where the page was drawn as strangers see the ad', async () => {
  const told = [anAd({ run: undefined }), anAd({ run: aRun() })];
  answerCalls({ ...answers, 'GET /api/ads/12': () => [200, told.length > 1 ? told.shift() : told[0]] });
  open();
  expect(await screen.findByText(/^Waits for a moderator\. Days left: 30 of 30\./)).toBeVisible();
});

test('says so where what its manager needs does not come, and fetches it again', async () => {
  vi.doMock('../../features/ads/components/ManagerPart', () => {
    throw new Error('Lost on the way');
  });
  answerCalls({ ...answers, 'GET /api/ads/12': [200, anAd({ run: aRun() })] });
  open();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.queryByRole('complementary', { name: 'Your ad' })).toBeNull();
  vi.doUnmock('../../features/ads/components/ManagerPart');
  await userEvent.click(again);
  expect(await screen.findByRole('complementary', { name: 'Your ad' })).toBeVisible();
});

test('lets its owner change nothing before the run is known, whose first day the form would take back', async () => {
  answerCalls({ ...answers, 'GET /api/ads/12': [200, anAd({ run: undefined })] });
  open();
  expect(await screen.findByRole('heading', { name: 'How this ad does' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('shows its owner where the run stands, and the way to pay while it is not over', async () => {
  const payable = { name: i18next.t('payments:panel.pay') };
  answerCalls({ ...answers, 'GET /api/ads/12': [200, anAd({ run: aRun() })] });
  const waiting = open();
  expect(await screen.findByText(/^Waits for a moderator\. Days left: 30 of 30\./)).toBeVisible();
  expect(await screen.findByRole('link', payable)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  waiting.unmount();

  const over = anAd({ status: 'completed', run: aRun({ state: 'completed', daysLeft: 0 }) });
  answerCalls({ ...answers, 'GET /api/ads/12': [200, over] });
  open();
  expect(await screen.findByText('Its run is over.')).toBeVisible();
  expect(screen.getByText('Completed')).toBeVisible();
  expect(screen.queryByRole('link', payable)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

test('has no ad stand beside where an owner would pay before it is known who reads', async () => {
  let tell!: (answer: [number, unknown]) => void;
  const reader = new Promise<[number, unknown]>((resolve) => (tell = resolve));
  answerCalls({ ...answers, 'GET /api/auth/me': () => reader });
  const { container } = open();
  await screen.findByRole('heading', { level: 1, name: /Solar lamps/ });
  const place = container.querySelector('[data-place]');
  expect(place).not.toHaveAttribute('data-alive');
  tell([200, aUser({ id: 8 })]);
  await eventually(() => expect(place).toHaveAttribute('data-alive'));
});

test('tells strangers nothing of the run', async () => {
  answerCalls({ ...answers, 'GET /api/auth/me': [401] });
  open();
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Solar lamps');
  expect(screen.queryByText(/Waits for a moderator/)).toBeNull();
});
