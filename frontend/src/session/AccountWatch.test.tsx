import { act, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
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

const ARRIVES = 'its file arrives';

/** A page whose watch comes after it is known whose it is, as its file is fetched meanwhile. */
function Page() {
  const { status, user } = useSession();
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    const come = () => setHasCome(true);
    window.addEventListener(ARRIVES, come);
    return () => window.removeEventListener(ARRIVES, come);
  }, []);
  return (
    <>
      <SessionStart />
      {hasCome && <AccountWatch />}
      <p>{user?.username ?? status}</p>
    </>
  );
}

const arrive = () => act(() => void window.dispatchEvent(new Event(ARRIVES)));

test('a sign-out in another tab counts, though it came before the page could hear of it', async () => {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  renderAt('/', <Page />);
  await screen.findByText('amara');
  document.cookie = 'signed-in=0';
  arrive();
  expect(await screen.findByText('none')).toBeVisible();
});

test('whoever is signed in is asked for once', async () => {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  renderAt('/', <Page />);
  await screen.findByText('amara');
  arrive();
  await act(async () => undefined);
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/auth/me']);
});
