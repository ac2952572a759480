import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FollowButton } from '../features/follows';
import { VoteButton } from '../features/votes';
import { loadNamespaces } from '../i18n';
import { SessionStart } from '../session/SessionStart';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aParticipant, aUser } from '../testing/samples';
import { anAward, anOwnVote, aVote } from '../testing/vote-samples';
import ReminderOffer from './ReminderOffer';

beforeEach(() => loadNamespaces('votes'));
afterEach(() => localStorage.clear());

const amina = aParticipant({ id: 3, userId: 8 });

/** A page whose offer is there only once it is let in, as it is fetched late. */
function LatePage() {
  const [isThere, setIsThere] = useState(false);
  return (
    <>
      <SessionStart />
      <VoteButton candidate={amina} />
      <FollowButton participantId={3} userId={8} name={amina.name} />
      <button onClick={() => setIsThere(!isThere)}>{isThere ? 'Leave' : 'Arrive'}</button>
      {isThere && <ReminderOffer userId={7} />}
    </>
  );
}

function open() {
  let follows = false;
  let hasVoted = false;
  const follow = (value: boolean) => () => {
    follows = value;
    return [204] as [number];
  };
  answerCalls({
    'GET /api/auth/me': [200, aUser({ id: 7, username: 'oliver' })],
    'GET /api/awards': [200, [anAward()]],
    'GET /api/votes/user': () => [200, hasVoted ? [anOwnVote()] : []],
    'POST /api/votes': () => {
      hasVoted = true;
      return [201, aVote()];
    },
    'GET /api/follows': () => [200, follows ? [3] : []],
    'PUT /api/participants/3/follow': follow(true),
    'DELETE /api/participants/3/follow': follow(false),
    'GET /api/notifications/preferences': [200, { reminders: true, digest: 'none', push: [] }],
  });
  renderAt('/participants/3', <LatePage />);
}

const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};
const vote = async () => {
  await press('Vote for Amina Diallo');
  await press('Give my vote');
  await screen.findByRole('dialog', { name: 'Your vote is in' });
  await userEvent.click(screen.getByText('Close', { selector: 'button' }));
};
const follow = async () => {
  await press('Follow Amina Diallo');
  await screen.findByRole('button', { name: /^Following/ });
};
const offer = { name: 'Be reminded' };

test('is offered to whoever voted before it was there', async () => {
  open();
  await vote();
  await press('Arrive');
  expect(await screen.findByRole('region', offer)).toBeVisible();
});

test('is offered to whoever followed before it was there', async () => {
  open();
  await follow();
  await press('Arrive');
  expect(await screen.findByRole('region', offer)).toBeVisible();
});

test('is offered once a vote or follow is done and not before, and no more once it is undone', async () => {
  open();
  await press('Arrive');
  expect(screen.queryByRole('region', offer)).toBeNull();
  await follow();
  expect(await screen.findByRole('region', offer)).toBeVisible();
  await press(/^Following/);
  await waitFor(() => expect(screen.queryByRole('region', offer)).toBeNull());
});
