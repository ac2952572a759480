import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ProfileForm } from '../../features/participants';
import { loadNamespaces } from '../../i18n';
import { RequireUser } from '../../session/RequireUser';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';

/** Until it is let go, the code of the questions is on its way. */
const code = vi.hoisted(() => {
  let letGo = () => {};
  const arrival = new Promise<void>((settle) => {
    letGo = settle;
  });
  return { arrival, letGo: () => letGo() };
});
vi.mock(import('../../session/SignedIn'), async (original) => {
  await code.arrival;
  return original();
});

withToasts();
beforeEach(() => loadNamespaces('auth', 'participants'));
afterEach(() => sessionStorage.clear());

test('repeats a save that was refused before the page could ask for the sign-in', async () => {
  const person = { ...aParticipant(), age: 27, graduationYear: 2024, workExperience: 1, isActive: true };
  let isSignedIn = false;
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'POST /api/auth/login': () => {
      isSignedIn = true;
      return [200, aUser()];
    },
    'PATCH /api/participants/user': () =>
      isSignedIn ? [200, person] : refused(401, { code: 'not_signed_in', message: 'Please sign in first' }),
  });
  const form = <ProfileForm participant={person} onDone={() => undefined} />;
  renderAt(
    '/dashboard',
    <>
      <SessionStart />
      <Routes>
        <Route element={<RequireUser />}>
          <Route path="/dashboard" element={form} />
        </Route>
      </Routes>
    </>,
  );
  const saves = () => calls.filter(({ name }) => name.startsWith('PATCH'));
  await fill('Profession', 'Engineer of rivers');
  await userEvent.click(screen.getByRole('button', { name: 'Save profile' }));
  await waitFor(() => expect(saves()).toHaveLength(1));
  expect(screen.queryByRole('dialog')).toBeNull();
  code.letGo();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeInTheDocument();
  await fill('Password', 'a password');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  await waitFor(() => expect(saves()).toHaveLength(2));
  expect(saves()[1]?.body).toMatchObject({ profession: 'Engineer of rivers' });
});
