import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { sessionSlice } from '../../../session/session-slice';
import { SessionStart } from '../../../session/SessionStart';
import { StepUp } from '../../../session/StepUp';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import AccountDeleted from '../../links/AccountDeleted';
import { OwnData } from './OwnData';

beforeEach(() => loadNamespaces('dashboard', 'auth'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

type Answers = Parameters<typeof answerCalls>[0];
const user = aUser({ username: 'amara' });

function open(answers: Answers) {
  const calls = answerCalls({ 'GET /api/auth/me': [200, user], ...answers });
  const element = (
    <>
      <SessionStart />
      <StepUp />
      <OwnData user={user} />
    </>
  );
  return { calls, ...renderAt('/dashboard', element, '/dashboard') };
}

async function openDialog() {
  await userEvent.click(screen.getByRole('button', { name: 'Delete my account…' }));
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
}

const deletions = (calls: { name: string }[]) => calls.filter(({ name }) => name === 'DELETE /api/auth/me');

test('hands the account’s data over as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob);
    return 'blob:export';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  open({ 'GET /api/auth/me/export': [200, { account: { username: 'amara' }, ads: [] }] });
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  await waitFor(() => expect(names).toEqual(['change-makers-account.json']));
  expect(JSON.parse(await files[0]!.text())).toEqual({ account: { username: 'amara' }, ads: [] });
});

test('says why nothing was downloaded', async () => {
  open({
    'GET /api/auth/me/export': [429, { statusCode: 429, code: 'too_many_exports', message: 'Too often' }],
  });
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
  expect(
    await screen.findByText('Your data were downloaded too often. Please try again later.'),
  ).toBeVisible();
});

test('says before a deletion what goes, what stays and what nobody can delete', async () => {
  open({});
  const dialog = await openDialog();
  expect(dialog.getByText(/What the blockchain holds.*Nobody can delete that/)).toBeVisible();
  expect(dialog.getByText(/refunded to the wallet that paid/)).toBeVisible();
  expect(dialog.getByText(/Your place is free for somebody else/)).toBeVisible();
});

test('deletes nothing until the username was typed', async () => {
  const { calls } = open({ 'DELETE /api/auth/me': [204] });
  const dialog = await openDialog();
  const submit = dialog.getByRole('button', { name: 'Delete for good' });
  expect(submit).toBeDisabled();
  const field = dialog.getByRole('textbox', { name: 'Type your username, amara, to confirm' });
  await userEvent.type(field, 'amar');
  expect(submit).toBeDisabled();
  await userEvent.type(field, '{Enter}');
  expect(deletions(calls)).toEqual([]);
});

test('asks for a proof, deletes, forgets the drafts and says that it is done', async () => {
  localStorage.setItem(`report-draft-${user.id}-3`, '"mine"');
  sessionStorage.setItem(`score-draft:${user.id}:1:2`, '"mine"');
  localStorage.setItem('report-draft-999-3', '"another’s"');
  let isProven = false;
  const { calls, router, store } = open({
    'DELETE /api/auth/me': () =>
      isProven ? [204] : [403, { statusCode: 403, code: 'step_up_needed', message: 'Prove it' }],
    'POST /api/auth/step-up/options': [200, { passwordOnly: true, totp: false, passkey: null }],
    'POST /api/auth/step-up': () => {
      isProven = true;
      return [204];
    },
  });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox'), 'amara');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  await userEvent.type(await screen.findByLabelText('Password'), 'change-makers{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/account-deleted'));
  expect(router.state.location.state).toEqual({ isDeleted: true });
  expect(deletions(calls)).toHaveLength(2);
  expect(sessionSlice.selectors.selectSession(store.getState())).toMatchObject({ status: 'user' });
  expect([...Object.keys(localStorage), ...Object.keys(sessionStorage)]).toContain('report-draft-999-3');
  expect(localStorage.getItem(`report-draft-${user.id}-3`)).toBeNull();
  expect(sessionStorage.getItem(`score-draft:${user.id}:1:2`)).toBeNull();
});

test('says why an account cannot be deleted, and leaves everything as it was', async () => {
  const refusal = { statusCode: 409, code: 'last_administrator', message: 'The last one' };
  const { router } = open({ 'DELETE /api/auth/me': [409, refusal] });
  const dialog = await openDialog();
  await userEvent.type(dialog.getByRole('textbox'), 'amara');
  await userEvent.click(dialog.getByRole('button', { name: 'Delete for good' }));
  expect(await dialog.findByText(/You are the last administrator/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/dashboard');
});

test('tells nobody else that an account was deleted', async () => {
  answerCalls({});
  const { router } = renderAt('/account-deleted', <AccountDeleted />, '/account-deleted');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('ends the session on the page that says so', async () => {
  answerCalls({ 'GET /api/auth/me': [200, user] });
  const { router, store } = renderAt('/account-deleted', <AccountDeleted />);
  await router.navigate('/account-deleted', { state: { isDeleted: true } });
  expect(await screen.findByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await waitFor(() =>
    expect(sessionSlice.selectors.selectSession(store.getState())).toMatchObject({ status: 'none' }),
  );
});
