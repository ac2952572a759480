import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
  renderAt('/', links);
  expect(await screen.findByText('amara')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Dashboard' })).toHaveAttribute('href', '/dashboard');
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
}

test('says that one has been logged out, and offers to register', async () => {
  await logOut([204]);
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
