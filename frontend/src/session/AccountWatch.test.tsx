import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { AccountWatch } from './AccountWatch';
import { SessionStart } from './SessionStart';
import { useSession } from './use-session';

afterEach(() => {
  document.cookie = 'signed-in=1';
});

let arrive: () => void;

/** A page whose watch comes after it is known whose it is, as its file is fetched meanwhile. */
function Page() {
  const { status, user } = useSession();
  const [hasCome, setHasCome] = useState(false);
  arrive = () => setHasCome(true);
  return (
    <>
      <SessionStart />
      {hasCome && <AccountWatch />}
      <p>{user?.username ?? status}</p>
    </>
  );
}

test('a sign-out in another tab counts, though it came before the page could hear of it', async () => {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  renderAt('/', <Page />);
  await screen.findByText('amara');
  document.cookie = 'signed-in=0';
  act(arrive);
  expect(await screen.findByText('none')).toBeVisible();
});

test('whoever is signed in is asked for once', async () => {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  renderAt('/', <Page />);
  await screen.findByText('amara');
  await act(async () => arrive());
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/auth/me']);
});
