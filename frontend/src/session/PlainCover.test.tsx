import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { authApi } from '../api/generated/auth';
import { signInAgain } from '../api/sign-in-again';
import { loadNamespaces } from '../i18n';
import { answerCalls } from '../testing/answer-calls';
import { refused } from '../testing/refused';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { sessionSlice } from './session-slice';
import { SessionStart } from './SessionStart';
import { useSession } from './use-session';

beforeEach(() => loadNamespaces('auth', 'errors'));
afterEach(() => vi.doUnmock('./SignedIn'));

/** Has the questions of a session not come, and counts how often they were fetched. */
function loseOnTheWay() {
  const losses = vi.fn<() => never>(() => {
    throw new Error('Lost on the way');
  });
  vi.doMock('./SignedIn', losses);
  const lost = (times: number) => waitFor(() => expect(losses).toHaveBeenCalledTimes(times));
  return { losses, lost };
}

function Page() {
  const { user } = useSession();
  return user && <input aria-label={user.username} defaultValue="half a sentence" />;
}

/** The page of somebody who is signed in, on which something is typed. */
async function open() {
  answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'POST /api/auth/login': [200, aUser()],
    'PATCH /api/auth/me': refused(403, { code: 'step_up_needed', message: 'Prove it' }),
    'POST /api/auth/step-up/options': [200, { passwordOnly: true, totp: false, passkey: null }],
  });
  const { store } = renderAt(
    '/',
    <>
      <SessionStart />
      <Page />
    </>,
  );
  await screen.findByLabelText('amara');
  return { store, end: () => act(() => void store.dispatch(sessionSlice.actions.end())) };
}

const question = () => screen.findByRole('dialog', { name: 'Sign in again' });
const keepsWhatWasTyped = () => expect(screen.getByLabelText('amara')).toHaveValue('half a sentence');

// First, as a change waits for what comes first.
test('what could not be fetched is fetched again for a change that waits for it', async () => {
  const { lost } = loseOnTheWay();
  const { store } = await open();
  await lost(1);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  vi.doUnmock('./SignedIn');
  const { initiate } = authApi.endpoints.updateCurrentUser;
  act(() => void store.dispatch(initiate({ updateUser: {} })));
  expect(await screen.findByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible();
});

test('what could not be fetched is fetched again as soon as the session ends', async () => {
  const { lost } = loseOnTheWay();
  const { end } = await open();
  await lost(1);
  vi.doUnmock('./SignedIn');
  end();
  expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveAttribute('open');
  expect(await question()).toBeVisible();
  keepsWhatWasTyped();
});

test('a page stays covered where that fails too, and asks once it can', async () => {
  const { lost } = loseOnTheWay();
  const { end } = await open();
  await lost(1);
  await userEvent.click(screen.getByLabelText('amara'));
  end();
  await lost(2);
  const cover = await screen.findByRole('dialog', { name: /^This could not be loaded/ });
  // As by Escape where a browser knows no `closedby`.
  act(() => (cover as HTMLDialogElement).close());
  fireEvent(cover, new Event('close'));
  expect(cover).toHaveAttribute('open');
  expect(cover).toHaveAttribute('closedby', 'none');
  keepsWhatWasTyped();
  vi.doUnmock('./SignedIn');
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  const password = () => screen.findByLabelText('Password');
  await question();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await userEvent.type(await password(), 'change-makers{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('amara')).toHaveFocus();
});

test('a covered page hears of no Escape', async () => {
  const { lost } = loseOnTheWay();
  const { end } = await open();
  await lost(1);
  end();
  await lost(2);
  await screen.findByRole('dialog', { name: /^This could not be loaded/ });
  const heard = vi.fn<() => void>();
  window.addEventListener('keydown', heard);
  onTestFinished(() => window.removeEventListener('keydown', heard));
  fireEvent.keyDown(screen.getByRole('button', { name: 'Try Again' }), { key: 'Escape' });
  expect(heard).not.toHaveBeenCalled();
});

test('a stranger waits for none of the questions that were lost', async () => {
  const { losses, lost } = loseOnTheWay();
  const { store } = await open();
  await lost(1);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  act(() => void store.dispatch(sessionSlice.actions.leave()));
  const { initiate } = authApi.endpoints.updateCurrentUser;
  const refusal = store.dispatch(initiate({ updateUser: {} }));
  await act(async () => void (await refusal));
  expect(losses).toHaveBeenCalledTimes(1);
});

test('what could not be fetched is fetched again once there is a network', async () => {
  delete signInAgain.ask;
  const { lost } = loseOnTheWay();
  await open();
  await lost(1);
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  vi.doUnmock('./SignedIn');
  act(() => void fireEvent(window, new Event('online')));
  await waitFor(() => expect(signInAgain.ask).toBeDefined());
  expect(screen.queryByRole('dialog')).toBeNull();
});

// Last, as what has come once in place of a file is not asked for again.
test('a page is covered at once where its session ends before there is anything to ask with', async () => {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  vi.doMock('./SignedIn', async () => {
    await coming;
    return vi.importActual('./SignedIn');
  });
  const { end } = await open();
  expect(screen.queryByRole('dialog')).toBeNull();
  end();
  expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveAttribute('open');
  come();
  expect(await question()).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});
