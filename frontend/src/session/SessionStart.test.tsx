import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { SessionStart } from './SessionStart';
import { useSession } from './use-session';

function Who() {
  const { status, user } = useSession();
  return <p>{user?.username ?? status}</p>;
}

function open() {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  renderAt(
    '/',
    <>
      <SessionStart />
      <Who />
    </>,
  );
  return calls;
}

test('asks who is signed in where anybody may be', async () => {
  const calls = open();
  expect(await screen.findByText('amara')).toBeVisible();
  expect(calls).toHaveLength(1);
});

test.each(['', 'signed-in=0'])('asks nothing where nobody can be, with the cookies %j', async (cookie) => {
  document.cookie = 'signed-in=; Max-Age=0';
  if (cookie) document.cookie = cookie;
  const calls = open();
  expect(await screen.findByText('none')).toBeVisible();
  expect(calls).toEqual([]);
});
