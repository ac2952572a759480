import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aUser } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';
import { AccountLinks } from './AccountLinks';

withToasts();

async function logOut(answer: [number, unknown?]) {
  answerCalls({ 'GET /api/auth/me': [200, aUser()], 'POST /api/auth/logout': answer });
  const links = (
    <>
      <SessionStart />
      <AccountLinks />
    </>
  );
  const { store } = renderAt('/', links);
  expect(await screen.findByText('amara')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  fireEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  return store;
}

test('logs out at once, says so, and offers to register', async () => {
  const store = await logOut([204]);
  // Nothing is fetched before: one may leave the page right after it.
  expect(Object.values(store.getState().api.mutations)).toMatchObject([{ endpointName: 'logout' }]);
  expect(await screen.findByText('Logged Out')).toBeInTheDocument();
  expect(screen.getByText('You have been successfully logged out.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Register' })).toHaveAttribute('href', '/register');
});

test('stays signed in, and says so, where logging out failed', async () => {
  await logOut([503, { message: 'The database is away.' }]);
  expect(await screen.findByText('Logout Failed')).toBeInTheDocument();
  expect(screen.getByText('There was an error logging out.')).toBeInTheDocument();
  expect(screen.getByText('amara')).toBeVisible();
});
