import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { aNewsPage, aNotification } from '../../../testing/notification-samples';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { NotificationBell } from './NotificationBell';

withToasts();

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers) {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()], ...answers });
  const header = (
    <>
      <SessionStart />
      <NotificationBell />
      <p>Elsewhere</p>
    </>
  );
  return { calls, ...renderAt('/', header) };
}

const ring = async (name = 'Notifications, 1 unread') =>
  userEvent.click(await screen.findByRole('button', { name }));

test('is for those who are signed in', async () => {
  const { calls } = open({ 'GET /api/auth/me': [401, { message: 'Please sign in first' }] });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});

test('says how much is new, and shows it as sentences that lead on', async () => {
  open({ 'GET /api/notifications': [200, aNewsPage()] });
  await ring();
  const panel = await screen.findByRole('dialog', { name: 'Notifications' });
  const link = await within(panel).findByRole('link', {
    name: /Your ad “\u2068Solar lamps\u2069” was approved/,
  });
  expect(link).toHaveAttribute('href', '/ads/12');
  expect(within(panel).getByRole('heading', { name: 'Notifications' })).toHaveFocus();
  expect(within(panel).getByRole('link', { name: 'See all notifications' })).toHaveAttribute(
    'href',
    '/notifications',
  );
});

test('closes on Escape and gives the focus back, and on a press elsewhere', async () => {
  open({ 'GET /api/notifications': [200, aNewsPage()] });
  await ring();
  await screen.findByRole('heading', { name: 'Notifications' });
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button')).toHaveFocus();
  await ring();
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('marks all up to the newest that is shown as read', async () => {
  let isRead = false;
  const notification = () => aNotification({ id: 9, readAt: isRead ? new Date().toISOString() : null });
  const { calls } = open({
    'GET /api/notifications': () => [
      200,
      aNewsPage([notification(), aNotification({ id: 4, readAt: '2026-01-01' })]),
    ],
    'POST /api/notifications/read': () => {
      isRead = true;
      return [204];
    },
  });
  await ring();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeVisible();
  expect(calls.find(({ name }) => name === 'POST /api/notifications/read')?.body).toEqual({ upTo: 9 });
  expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
});

test('says where marking failed, and keeps what it shows', async () => {
  open({
    'GET /api/notifications': [200, aNewsPage()],
    'POST /api/notifications/read': [503, { message: 'The database is away.' }],
  });
  await ring();
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
  expect(await screen.findByText('Not marked as read')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /was approved/ })).toBeVisible();
});

test('says that there is nothing yet', async () => {
  open({ 'GET /api/notifications': [200, aNewsPage([])] });
  await ring('Notifications');
  expect(await screen.findByText(/There is no news yet/)).toBeVisible();
});

test('offers to try again where the news could not be loaded', async () => {
  let isAway = true;
  open({
    'GET /api/notifications': () =>
      isAway ? [503, { message: 'The database is away.' }] : [200, aNewsPage()],
  });
  await ring('Notifications');
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  // The panel has asked once more by itself; while it does, the button waits.
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: /was approved/ })).toBeVisible();
});
