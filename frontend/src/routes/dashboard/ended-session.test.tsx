import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ProfileForm } from '../../features/participants';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';
import { RequireUser } from '../../session/RequireUser';
import { SessionStart } from '../../session/SessionStart';

withToasts();
beforeEach(() => loadNamespaces('auth', 'participants'));
afterEach(() => sessionStorage.clear());

const person = { ...aParticipant(), age: 27, graduationYear: 2024, workExperience: 1, isActive: true };
const signedOut = refused(401, { code: 'not_signed_in', message: 'Please sign in first' });

/** The profile's form of somebody whose session has ended unnoticed. */
function open(login: [number, unknown?] = [200, aUser()]) {
  let isSignedIn = false;
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'GET /api/notifications': signedOut,
    'POST /api/auth/login': () => {
      isSignedIn = login[0] === 200;
      return login;
    },
    'PATCH /api/participants/user': () => (isSignedIn ? [200, person] : signedOut),
  });
  const page = (
    <>
      <SessionStart />
      <Routes>
        <Route element={<RequireUser />}>
          <Route path="/dashboard" element={<ProfileForm participant={person} onDone={() => undefined} />} />
        </Route>
        <Route path="*" element={<p>Elsewhere</p>} />
      </Routes>
    </>
  );
  return { calls, ...renderAt('/dashboard?tab=challenge', page) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function save() {
  await fill('Profession', 'Engineer of rivers');
  await press('Save profile');
  return screen.findByRole('dialog', { name: 'Sign in again' });
}

test('keeps the form, asks to sign in on the spot, and the save goes on by itself', async () => {
  const { calls } = open();
  expect(await save()).toHaveTextContent('amara');
  expect(screen.getByLabelText('Profession')).toHaveValue('Engineer of rivers');
  await fill('Password', 'a password');
  await press('Login');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'POST /api/auth/login')?.body).toEqual({
    username: 'amara',
    password: 'a password',
  });
  await waitFor(() => expect(sessionStorage).toHaveLength(0));
  expect(calls.at(-1)?.body).toMatchObject({ profession: 'Engineer of rivers' });
});

test('says what is wrong with the password and asks again', async () => {
  const problem = { code: 'invalid_credentials', message: 'Invalid username or password' } as const;
  open(refused(401, problem));
  await save();
  await fill('Password', 'wrong');
  await press('Login');
  expect(await screen.findByText('Invalid username or password')).toBeVisible();
  expect(screen.getByLabelText('Profession')).toHaveValue('Engineer of rivers');
});

test('leads whoever does not want to through the login back to this page, where the text still is', async () => {
  const { router } = open();
  await save();
  await press('Close');
  await expect.poll(() => router.state.location.pathname).toBe('/register');
  expect(router.state.location.search).toBe('?next=%2Fdashboard%3Ftab%3Dchallenge&tab=login');
  expect(sessionStorage).toHaveLength(1);
});
