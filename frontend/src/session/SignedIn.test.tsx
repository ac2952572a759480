import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authApi } from '../api/generated/auth';
import { signInAgain } from '../api/sign-in-again';
import { stepUp } from '../api/step-up';
import { loadNamespaces } from '../i18n';
import { answerCalls } from '../testing/answer-calls';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { withToasts } from '../testing/toasts';
import { type Session, sessionSlice } from './session-slice';
import SignedIn from './SignedIn';

withToasts();
beforeEach(() => loadNamespaces('auth', 'errors'));
afterEach(() => {
  for (const part of parts) vi.doUnmock(part);
});

const parts = ['./EndedSession', './AddressNeeded', './StepUpDialog'];
const loseOnTheWay = (part: string) =>
  vi.doMock(part, () => {
    throw new Error('Lost on the way');
  });

/** A page on which something is typed, and whose session can change. */
function open(first: Partial<Session> = {}) {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  let change: (session: Partial<Session>) => void = () => undefined;
  const { user = aUser(), ...session } = first;
  function Page() {
    const [now, setNow] = useState<Session>({ status: 'user', user, ...session });
    change = (next) => setNow({ ...now, ...next });
    return (
      <>
        <SignedIn user={user!} session={now} />
        <input aria-label="Note" defaultValue="half a sentence" />
      </>
    );
  }
  const page = renderAt('/', <Page />);
  return { ...page, change: (next: Partial<Session>) => act(() => change(next)) };
}

const other = aUser({ id: 7, username: 'jonas' });
const keepsWhatWasTyped = () => expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');

const loss = () => screen.findByText(/^This could not be loaded/);

// These two first, as what has come once is not fetched again.
test('a page stays as it is where the question of an address cannot be fetched', async () => {
  loseOnTheWay('./AddressNeeded');
  open({ user: aUser({ addressNeeded: true }) });
  expect(await loss()).toBeInTheDocument();
  keepsWhatWasTyped();
});

test('so it does where that of a proof cannot be, for which nobody waits then', async () => {
  loseOnTheWay('./StepUpDialog');
  open();
  const isProven = vi.fn<(answer?: boolean) => void>();
  act(() => void stepUp.ask?.().then(isProven));
  expect(await loss()).toBeInTheDocument();
  keepsWhatWasTyped();
  await waitFor(() => expect(isProven).toHaveBeenCalledWith(false));
});

test('a page stays covered while the question of a password gives way to who has signed in elsewhere', async () => {
  const { change } = open({ hasEnded: true });
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toHaveTextContent('amara');
  change({ other });
  expect(screen.getByRole('dialog')).toHaveTextContent('Go on as jonas');
});

test.each<[string, Partial<Session>]>([
  ['Sign in again', { hasEnded: true }],
  ['Somebody else is signed in', { other }],
])('a page is covered at once, before it asks: %s', async (name, end) => {
  const { change } = open();
  expect(screen.queryByRole('dialog')).toBeNull();
  change(end);
  expect(screen.getByRole('dialog', { name: 'Loading' })).toHaveAttribute('open');
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  // What comes by itself takes no stray tap for an answer.
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none');
});

test('a page stays covered, with what was typed, where the question cannot be fetched, and asks once it can', async () => {
  loseOnTheWay('./EndedSession');
  const { change } = open();
  change({ hasEnded: true });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  expect(screen.getByRole('dialog')).toContainElement(again);
  expect(screen.getByRole('dialog')).toHaveAttribute('closedby', 'none');
  keepsWhatWasTyped();
  vi.doUnmock('./EndedSession');
  await userEvent.click(again);
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
});

test('the question of an address gives way at once to that of a password', async () => {
  const { change } = open({ user: aUser({ addressNeeded: true }) });
  await screen.findByRole('dialog', { name: /^Please give another/ });
  change({ hasEnded: true });
  expect(screen.getByRole('dialog', { name: 'Loading' })).toBeVisible();
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
});

test('an address is asked for until its owner would not give one', async () => {
  open({ user: aUser({ addressNeeded: true }) });
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('nobody is waited for on a page that is gone', async () => {
  const { store, unmount } = open();
  const getCurrentUser = authApi.endpoints.getCurrentUser.initiate();
  await act(async () => void (await store.dispatch(getCurrentUser)));
  const back = signInAgain.ask?.();
  expect(sessionSlice.selectors.selectSession(store.getState()).hasEnded).toBe(true);
  unmount();
  expect(await back).toBe(false);
});
