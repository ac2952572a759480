import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { sessionSlice } from '../../../session/session-slice';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { eventually } from '../../../testing/eventually';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { aRun, anAd, aUser, nothingFiltered } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { type Ad, useListOwnAdsQuery } from '../api';
import { OwnRun } from './OwnRun';

withToasts();
beforeEach(() => loadNamespaces('runs', 'errors'));

const own = (change: Partial<Ad> = {}, run: Partial<NonNullable<Ad['run']>> = {}) =>
  anAd({ run: aRun(run), delivery: { delivered: false, missing: [] }, ...change });
const running = own(
  { status: 'approved' },
  { state: 'running', daysLeft: 18, endsAt: '2026-12-14T09:00:00.000Z' },
);

function List() {
  const { data = [] } = useListOwnAdsQuery();
  return data.map((ad) => (
    <li key={ad.id}>
      <h2 id="own">{ad.title}</h2>
      <OwnRun ad={ad} titleId="own" />
    </li>
  ));
}

/** Shows an ad of the list as the server has it, which the given answers may change. */
function open(
  ad: Ad,
  answers: Parameters<typeof answerCalls>[0] = {},
  role: 'user' | 'participant' = 'user',
) {
  const server = { ad };
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser({ role })],
    'GET /api/ads/user': () => [200, [server.ad]],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <List />
    </>
  );
  const becomes = (next: Ad) => (): [number, Ad] => {
    server.ad = next;
    return [200, next];
  };
  const { router, store } = renderAt('/dashboard?tab=ads', page);
  const posts = () => calls.filter(({ name }) => name.startsWith('POST'));
  const signedIn = () =>
    eventually(() => expect(sessionSlice.selectors.selectSession(store.getState()).user).not.toBeNull());
  return { posts, becomes, router, signedIn };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('says how many days are left, what it lacks, and what it had', async () => {
  open({
    ...running,
    delivery: { delivered: false, missing: ['callToAction', 'payment'] },
    metrics: { served: 1200, viewable: 640, clicks: 12, reach: 300, filtered: nothingFiltered },
  });
  expect(
    await screen.findByText(/Runs until December 14, 2026 \(UTC\)\. Days left: 18 of 30\./),
  ).toBeVisible();
  expect(
    screen
      .getAllByRole('listitem')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Its button has no words of its own.',
    'There is no confirmed payment yet. Until there is, it only fills places that no paid ad wants.',
  ]);
  const words = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(words).toEqual(['1,200', '640', '12']);
});

test('says of an ad that is over neither days nor what it lacks', async () => {
  open(
    own(
      { status: 'completed', delivery: { delivered: false, missing: ['payment'] } },
      { state: 'completed', daysLeft: 0 },
    ),
  );
  expect(await screen.findByText('Its run is over.')).toBeVisible();
  expect(screen.queryByText(/no confirmed payment/)).toBeNull();
});

test('withdraws only after it has asked, says what becomes of the money, and goes on beside', async () => {
  const withdrawn = own({ status: 'rejected' }, { state: 'withdrawn', daysLeft: 0 });
  const view = open(own({ paymentStatus: 'confirmed' }), {
    'POST /api/ads/12/withdraw': () => view.becomes(withdrawn)(),
  });
  await press('Withdraw');
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('What you paid comes back to your wallet.')).toBeVisible();
  expect(view.posts()).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw the ad' }));
  expect(await screen.findByText('Ad withdrawn')).toBeInTheDocument();
  expect(await screen.findByText('You withdrew it.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  await eventually(() => expect(screen.getByRole('group', { name: 'What you can do' })).toHaveFocus());
});

test('keeps an ad that its advertiser would rather keep', async () => {
  const { posts } = open(own());
  await press('Withdraw');
  await press('Keep it');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Withdraw' })).toHaveFocus();
  expect(posts()).toEqual([]);
});

test('claims nothing of a payment that may be under way', async () => {
  open(own({ paymentStatus: 'pending' }));
  await press('Withdraw');
  expect(
    screen.getByText('No payment has arrived. One that is still under way comes back to your wallet.'),
  ).toBeVisible();
});

test('does not promise money back that was split before', async () => {
  open(own({ paymentStatus: 'settled' }, { daysLeft: 12 }));
  await press('Withdraw');
  expect(screen.getByText(/It does not come back/)).toBeVisible();
});

test("says in the server's words why it was not withdrawn, and claims nothing", async () => {
  const decided = { code: 'ad_decided' as const, message: 'Decided' };
  open(own(), { 'POST /api/ads/12/withdraw': refused(409, decided) });
  await press('Withdraw');
  await press('Withdraw the ad');
  expect(
    await screen.findByText(/A moderator has decided on this advertisement already/),
  ).toBeInTheDocument();
  expect(screen.queryByText('Ad withdrawn')).toBeNull();
});

test('pauses and resumes with one button that keeps the focus', async () => {
  const paused = own({ status: 'approved' }, { state: 'paused', daysLeft: 18 });
  const view = open(running, {
    'POST /api/ads/12/pause': () => view.becomes(paused)(),
    'POST /api/ads/12/resume': () => view.becomes(running)(),
  });
  await press('Pause');
  expect(await screen.findByText(/^Paused\. Its clock stands\. Days left: 18 of 30\./)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  await press('Resume');
  expect(await screen.findByText(/^Runs until/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Pause' })).toHaveFocus();
});

test('runs an ad again and leads to the new one', async () => {
  const { posts, router } = open(own({ status: 'completed' }, { state: 'completed', daysLeft: 0 }), {
    'POST /api/ads/12/copy': [201, anAd({ id: 40 })],
  });
  await press('Run again');
  await expect.poll(() => router.state.location.pathname).toBe('/ads/40');
  expect(posts()).toEqual([{ name: 'POST /api/ads/12/copy', body: {} }]);
});

test('stays where too many ads wait for a copy', async () => {
  const many = { code: 'too_many_pending_ads' as const, params: { max: 10 }, message: 'Many' };
  const { router } = open(own({ status: 'completed' }, { state: 'completed', daysLeft: 0 }), {
    'POST /api/ads/12/copy': refused(409, many),
  });
  await press('Run again');
  expect(await screen.findByText(/You have 10 ads awaiting moderation/)).toBeInTheDocument();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('has participants declare a copy, too', async () => {
  const view = open(
    own({ status: 'completed' }, { state: 'completed', daysLeft: 0 }),
    { 'POST /api/ads/12/copy': [201, anAd({ id: 40 })] },
    'participant',
  );
  await view.signedIn();
  await press('Run again');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Run again' }));
  expect(view.posts()).toEqual([]);
  await userEvent.click(dialog.getByRole('checkbox', { name: /not for my own project/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Run again' }));
  await expect.poll(view.posts).toEqual([{ name: 'POST /api/ads/12/copy', body: { notOwnProject: true } }]);
});
