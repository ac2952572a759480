import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { FollowButton } from './FollowButton';

withToasts();

function open(answers: Parameters<typeof answerCalls>[0], userId = 8) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'GET /api/follows': [200, []],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <FollowButton participantId={3} userId={userId} name="Amina Diallo" />
    </>
  );
  return { calls, ...renderAt('/participants/3', page) };
}

/** The button, once it is known whom the reader follows: before, a press does nothing. */
async function follow(): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name: 'Follow Amina Diallo' });
  await waitFor(() => expect(button).toBeEnabled());
  return button;
}

test('follows, and says so; once more ends it', async () => {
  let followed: number[] = [];
  open({
    'GET /api/follows': () => [200, followed],
    'PUT /api/participants/3/follow': () => {
      followed = [3];
      return [204];
    },
    'DELETE /api/participants/3/follow': () => {
      followed = [];
      return [204];
    },
  });
  await userEvent.click(await follow());
  const following = await screen.findByRole('button', { name: /^Following Amina Diallo/ });
  expect(following).toHaveTextContent('Following');
  await userEvent.click(following);
  expect(await follow()).toHaveTextContent('Follow');
});

test('sends whoever is signed out to join, and back', async () => {
  open({ 'GET /api/auth/me': [401, { message: 'Please sign in first' }] });
  expect(await screen.findByRole('link', { name: 'Follow Amina Diallo' })).toHaveAttribute(
    'href',
    '/join-as-viewer?next=%2Fparticipants%2F3',
  );
});

test('is not offered to the participant', async () => {
  const { calls } = open({}, 7);
  await expect.poll(() => calls.some(({ name }) => name === 'GET /api/follows')).toBe(true);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says where it failed', async () => {
  open({ 'PUT /api/participants/3/follow': [503, { message: 'The database is away.' }] });
  await userEvent.click(await follow());
  expect(await screen.findByText('Not changed')).toBeInTheDocument();
  expect(await follow()).toBeEnabled();
});
