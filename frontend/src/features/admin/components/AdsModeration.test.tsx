import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { baseApi } from '../../../api/base-api';
import { loadNamespaces } from '../../../i18n';
import { StepUp } from '../../../session/StepUp';
import { answerCalls, type Call } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { anAdminAd, aRun } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { AdsModeration } from './AdsModeration';

withToasts();
beforeEach(() => loadNamespaces('admin', 'auth', 'payments'));

const nothing = () => null;
const open = (beside?: ReactNode) =>
  renderAt(
    '/admin',
    <>
      {beside}
      <AdsModeration renderPayment={nothing} renderDetails={nothing} />
    </>,
  );

async function choose(decision: 'Approve' | 'Reject' | 'Pending') {
  await userEvent.click(await screen.findByRole('combobox', { name: /Change the status/ }));
  await userEvent.click(await screen.findByTitle(decision));
}

const changes = (calls: Call[]) =>
  calls.filter(({ name }) => name.startsWith('PATCH')).map(({ body }) => body);

test('approves a paid ad at once and says what becomes of its money', async () => {
  const ad = anAdminAd({ paymentStatus: 'confirming' });
  const calls = answerCalls({
    'GET /api/admin/ads': [200, [ad]],
    'PATCH /api/ads/12/status': [200, { ...ad, status: 'approved' }],
  });
  open();
  await choose('Approve');
  expect(await screen.findByText(/Its payment is split once it is confirmed/)).toBeInTheDocument();
  expect(changes(calls)).toEqual([{ status: 'approved', revision: 1 }]);
});

test('asks before it approves an ad that nobody has paid for', async () => {
  const ad = anAdminAd({ paymentStatus: 'pending' });
  const calls = answerCalls({
    'GET /api/admin/ads': [200, [ad]],
    'PATCH /api/ads/12/status': [200, { ...ad, status: 'approved' }],
  });
  open();
  await choose('Approve');
  const dialog = await screen.findByRole('dialog');
  expect(changes(calls)).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Approve unpaid' }));
  await expect.poll(() => changes(calls)).toEqual([{ status: 'approved', revision: 1 }]);
});

const copying = {
  id: 4,
  address: 'https://example.org/lamp.png',
  state: 'waiting',
  problem: null,
} as const;

test('says why an unpaid ad cannot be approved yet while its picture is copied, and approves it with its picture', async () => {
  const ad = anAdminAd({ pictureCopy: copying });
  let current = ad;
  const calls = answerCalls({
    'GET /api/admin/ads': () => [200, [current]],
    'PATCH /api/ads/12/status': [200, { ...ad, status: 'approved' }],
  });
  const { store } = open();
  await choose('Approve');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('button', { name: 'Approve unpaid' })).toBeDisabled();
  expect(dialog.getByRole('status')).toHaveTextContent('Its picture is still being copied');
  current = { ...ad, pictureCopy: null, imageUrl: '/api/uploads/7', revision: 2 };
  store.dispatch(baseApi.util.invalidateTags(['AdminAds']));
  expect(await dialog.findByRole('img', { name: 'Solar lamps' })).toHaveAttribute('src', '/api/uploads/7');
  await userEvent.click(dialog.getByRole('button', { name: 'Approve unpaid' }));
  await expect.poll(() => changes(calls)).toEqual([{ status: 'approved', revision: 2 }]);
});

test('shows an ad whose run is over as completed, and offers no approval of it', async () => {
  const run = aRun({ state: 'completed', daysLeft: 0 });
  answerCalls({
    'GET /api/admin/ads': [200, [anAdminAd({ status: 'completed', paymentStatus: 'settled', run })]],
  });
  open();
  await userEvent.click(await screen.findByRole('combobox', { name: /Change the status/ }));
  expect(await screen.findByTitle('Reject')).toBeInTheDocument();
  expect(screen.queryByTitle('Approve')).toBeNull();
  expect(screen.getAllByText('Completed').length).toBeGreaterThan(0);
});

test('shows that an ad was withdrawn, and offers no decision on it', async () => {
  const run = aRun({ state: 'withdrawn', daysLeft: 0 });
  answerCalls({ 'GET /api/admin/ads': [200, [anAdminAd({ status: 'rejected', run })]] });
  open();
  expect(await screen.findByText('Withdrawn by its advertiser')).toBeInTheDocument();
  expect(screen.getByText('Nothing to decide')).toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: /Change the status/ })).toBeNull();
});

test('says that an ad was over by the time of its approval', async () => {
  const over = { code: 'run_over' as const, message: 'Over' };
  answerCalls({
    'GET /api/admin/ads': [200, [anAdminAd({ paymentStatus: 'confirmed' })]],
    'PATCH /api/ads/12/status': refused(409, over),
  });
  await loadNamespaces('errors');
  open();
  await choose('Approve');
  expect(await screen.findByText(/This advertisement is over: its run is complete/)).toBeInTheDocument();
  expect(screen.queryByText('Ad approved')).toBeNull();
});

test('does not reject without a reason', async () => {
  const ad = anAdminAd({ paymentStatus: 'confirmed' });
  const calls = answerCalls({
    'GET /api/admin/ads': [200, [ad]],
    'PATCH /api/ads/12/status': [200, { ...ad, status: 'rejected' }],
  });
  open();
  await choose('Reject');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('Please give a reason for the rejection')).toBeInTheDocument();
  expect(changes(calls)).toEqual([]);
  await fill(/^Reason/, ' Misleading claims ');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  await expect
    .poll(() => changes(calls))
    .toEqual([{ status: 'rejected', reason: 'Misleading claims', revision: 1 }]);
});

test('warns that the money of a settled ad is split already', async () => {
  answerCalls({ 'GET /api/admin/ads': [200, [anAdminAd({ status: 'approved', paymentStatus: 'settled' })]] });
  open();
  await choose('Reject');
  expect(await screen.findByText(/has been split, or is about to be/)).toBeInTheDocument();
});

test('says when the server refused, and keeps the reason that was typed', async () => {
  answerCalls({
    'GET /api/admin/ads': [200, [anAdminAd()]],
    'PATCH /api/ads/12/status': [503, { message: 'The database is away.' }],
  });
  open();
  await choose('Reject');
  const dialog = await screen.findByRole('dialog');
  await fill(/^Reason/, 'Misleading');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  expect(await screen.findByText('The database is away.')).toBeInTheDocument();
  expect(screen.queryByText('Ad rejected')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('textbox')).toHaveValue('Misleading');
});

test('asks who it is where the sign-in is too old, and then rejects with the reason that was typed', async () => {
  let isProven = false;
  const ad = anAdminAd({ paymentStatus: 'confirmed' });
  const calls = answerCalls({
    'GET /api/admin/ads': [200, [ad]],
    'PATCH /api/ads/12/status': () =>
      isProven
        ? [200, { ...ad, status: 'rejected' }]
        : [403, { statusCode: 403, code: 'step_up_needed', message: 'Prove it' }],
    'POST /api/auth/step-up/options': [200, { passwordOnly: true, totp: false, passkey: null }],
    'POST /api/auth/step-up': () => {
      isProven = true;
      return [204];
    },
  });
  open(<StepUp />);
  await choose('Reject');
  const dialog = await screen.findByRole('dialog');
  await fill(/^Reason/, 'Misleading');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
  const password = await screen.findByLabelText('Password');
  await userEvent.type(password, '{Escape}');
  await userEvent.click(within(password.closest('dialog')!).getByRole('button', { name: 'Close' }));
  await expect.poll(() => screen.queryByLabelText('Password')).toBeNull();
  expect(within(dialog).getByRole('textbox')).toHaveValue('Misleading');

  // Whose sign of waiting goes only now; until then it takes no press.
  const again = within(dialog).getByRole('button', { name: /Reject$/ });
  await waitFor(() => expect(again).not.toHaveClass('ant-btn-loading'));
  await userEvent.click(again);
  await userEvent.type(await screen.findByLabelText('Password'), 'change-makers{Enter}');
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const rejection = { status: 'rejected', reason: 'Misleading', revision: 1 };
  expect(changes(calls)).toEqual([rejection, rejection, rejection]);
});

test('shows the ad anew that its owner changed before the decision', async () => {
  const seen = anAdminAd({ title: 'Solar lamps', paymentStatus: 'confirmed' });
  const changed = { ...seen, title: 'Night school', revision: 2 };
  let current = seen;
  answerCalls({
    'GET /api/admin/ads': () => [200, [current]],
    'PATCH /api/ads/12/status': () => {
      current = changed;
      return refused(409, { code: 'ad_changed', message: 'Changed' });
    },
  });
  open();
  await choose('Approve');
  expect(await screen.findByText(/Please look at it again before you decide/)).toBeInTheDocument();
  expect(await screen.findByText('Night school')).toBeInTheDocument();
});

const reported = {
  reportCount: 2,
  reports: [
    { username: 'jonas', reason: 'It promises health.', createdAt: '2026-11-05T10:02:00.000Z' },
    { username: 'leila', reason: null, createdAt: '2026-11-05T10:01:00.000Z' },
  ],
};

test.each([
  ['Approve', 'confirmed', 'Approve'],
  ['Approve', 'pending', 'Approve unpaid'],
  ['Reject', 'confirmed', 'Reject'],
] as const)(
  'shows what was reported of an ad before a decision (%s, %s)',
  async (decision, paymentStatus, name) => {
    const ad = anAdminAd({ ...reported, paymentStatus });
    const status = decision === 'Approve' ? 'approved' : 'rejected';
    const calls = answerCalls({
      'GET /api/admin/ads': [200, [ad]],
      'PATCH /api/ads/12/status': [200, { ...ad, status }],
    });
    open();
    await choose(decision);
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('2 reports')).toBeInTheDocument();
    expect(dialog.getByText('It promises health.')).toBeInTheDocument();
    expect(dialog.getByText(/no reason given/)).toHaveTextContent('leila');
    expect(changes(calls)).toEqual([]);
    if (decision === 'Reject') await fill(/^Reason/, 'Misleading');
    await userEvent.click(dialog.getByRole('button', { name }));
    await expect.poll(() => changes(calls)).toMatchObject([{ status, revision: 1 }]);
  },
);

test('lets a reported ad stand as it is', async () => {
  let current = anAdminAd({ ...reported, status: 'approved', paymentStatus: 'settled' });
  const calls = answerCalls({
    'GET /api/admin/ads': () => [200, [current]],
    'DELETE /api/admin/ads/12/reports': () => {
      current = { ...current, reportCount: 0, reports: [] };
      return [204];
    },
  });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '2 reports of “Solar lamps”' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('It promises health.')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Let it stand' }));
  expect(await screen.findByText('Ad left standing')).toBeInTheDocument();
  await expect.poll(() => screen.queryByRole('button', { name: /2 reports/ })).toBeNull();
  expect(calls.map(({ name }) => name)).toContain('DELETE /api/admin/ads/12/reports');
  expect(changes(calls)).toEqual([]);
});
