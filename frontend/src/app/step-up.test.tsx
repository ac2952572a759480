import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../i18n';
import { OwnData } from '../routes/dashboard/security/OwnData';
import { answerCalls } from '../testing/answer-calls';
import { refused } from '../testing/refused';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { SessionStart } from '../session/SessionStart';
import { useSession } from '../session/use-session';

beforeEach(() => loadNamespaces('auth', 'dashboard'));

const user = aUser({ username: 'amara' });
const signedOut = refused(401, { code: 'not_signed_in', message: 'Please sign in first' });

const Status = () => <p>{useSession().status}</p>;

/** The deletion of an account, which asks for a proof, in a session that has ended before it was given. */
async function askForProof() {
  let isSignedIn = true;
  let isProven = false;
  const calls = answerCalls({
    'GET /api/auth/me': () => (isSignedIn ? [200, user] : signedOut),
    'DELETE /api/auth/me': () => {
      if (isProven) return [204];
      isSignedIn = false;
      return refused(403, { code: 'step_up_needed', message: 'Prove it' });
    },
    'POST /api/auth/step-up/options': () =>
      isSignedIn ? [200, { passwordOnly: true, totp: false, passkey: null }] : signedOut,
    'POST /api/auth/step-up': () => {
      isProven = true;
      return [204];
    },
    'POST /api/auth/login': () => {
      isSignedIn = true;
      return [200, user];
    },
  });
  const page = (
    <>
      <SessionStart />
      <Status />
      <OwnData user={user} />
    </>
  );
  const { router } = renderAt('/dashboard', page);
  await screen.findByText('user');
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  const deletion = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
  await userEvent.type(deletion.getByRole('textbox'), 'amara');
  await userEvent.click(deletion.getByRole('button', { name: 'Delete for good' }));
  return {
    calls,
    router,
    deletion,
    again: within(await screen.findByRole('dialog', { name: 'Sign in again' })),
  };
}

test('asks whoever is to prove themselves to sign in first where the session has ended, and goes on', async () => {
  const { again, router } = await askForProof();
  await userEvent.type(again.getByLabelText('Password'), 'change-makers{Enter}');
  const proof = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.type(await proof.findByLabelText('Password'), 'change-makers{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
});

test('waits for no proof once its owner would not sign in again', async () => {
  const { again, deletion } = await askForProof();
  await userEvent.click(again.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('none')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm that it is you' })).toBeNull();
  await waitFor(() => expect(deletion.getByRole('button', { name: 'Delete for good' })).toBeEnabled());
  expect(deletion.getByRole('textbox')).toHaveValue('amara');
});
