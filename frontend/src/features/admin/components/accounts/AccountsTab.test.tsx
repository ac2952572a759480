import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ListedUser } from '../../../../api/generated/admin';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { serveList } from '../../../../testing/serve-list';
import { withToasts } from '../../../../testing/toasts';
import AccountsTab from './AccountsTab';

withToasts();
beforeEach(() => loadNamespaces('admin'));

const path = '/api/admin/users';
const anAccount = (change: Partial<ListedUser> = {}): ListedUser => ({
  id: 7,
  username: 'amara',
  email: 'amara@example.org',
  role: 'user',
  state: 'active',
  suspendedAt: null,
  suspensionReason: null,
  secondFactor: false,
  sessions: 2,
  createdAt: '2026-10-05T10:00:00.000Z',
  lastSignInAt: '2026-11-05T10:00:00.000Z',
  ...change,
});
const suspended = anAccount({
  id: 6,
  username: 'mallory',
  email: 'mallory@example.org',
  state: 'suspended',
  suspendedAt: '2026-11-06T10:00:00.000Z',
  suspensionReason: 'Three ads for the same fraud.',
  secondFactor: true,
  sessions: 0,
  lastSignInAt: null,
});

const open = (answers: Parameters<typeof answerCalls>[0]) => {
  const calls = answerCalls(answers);
  renderAt('/admin?tab=accounts', <AccountsTab />);
  return calls;
};
const rowOf = async (username: string) => (await screen.findByText(username)).closest('tr')!;
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('tells who has an account, how they sign in, and who was kept out and why', async () => {
  open({ [`GET ${path}`]: [200, [anAccount(), suspended]] });
  expect(await rowOf('amara')).toHaveTextContent(
    /amara@example.org.*User.*Open sessions: 2.*Second factor: None.*November 5, 2026Active/,
  );
  const row = await rowOf('mallory');
  expect(row).toHaveTextContent(/Set up.*Not known.*Suspended.*November 6, 2026.*Three ads/);
  expect(within(row).queryByRole('button', { name: /^End|^Suspend/ })).not.toBeInTheDocument();
});

const askToSuspend = async () => {
  await press('Suspend amara');
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend amara?' }));
  return {
    dialog,
    confirm: () => userEvent.click(dialog.getByRole('button', { name: 'Suspend' })),
    give: (reason: string) => userEvent.type(dialog.getByRole('textbox'), reason),
  };
};

test('says what follows from a suspension, and asks for a reason', async () => {
  const calls = open({ [`GET ${path}`]: [200, [anAccount()]] });
  const { dialog, confirm } = await askToSuspend();
  expect(dialog.getByText(/Its ads leave the site.*refunds go on/)).toBeInTheDocument();
  await confirm();
  expect(await dialog.findByText('Please give a reason for the suspension')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).toEqual([`GET ${path}`]);
});

test('suspends with the reason, and shows the account as it is then', async () => {
  const isSuspended = vi.fn<() => boolean>(() => false);
  const calls = open({
    [`GET ${path}`]: () => [200, [isSuspended() ? { ...suspended, id: 7, username: 'amara' } : anAccount()]],
    [`POST ${path}/7/suspend`]: () => {
      isSuspended.mockReturnValue(true);
      return [204];
    },
  });
  const { confirm, give } = await askToSuspend();
  await give(' A fraud ');
  await confirm();
  expect(await screen.findByText('Account suspended')).toBeVisible();
  expect(calls).toContainEqual({ name: `POST ${path}/7/suspend`, body: { reason: 'A fraud' } });
  expect(await screen.findByLabelText('Restore amara')).toBeInTheDocument();
});

test('restores, and ends sessions, after a question', async () => {
  const done: string[] = [];
  const note = (what: string) => (): [number] => {
    done.push(what);
    return [204];
  };
  open({
    [`GET ${path}`]: [200, [anAccount(), suspended]],
    [`POST ${path}/6/restore`]: note('restored'),
    [`DELETE ${path}/7/sessions`]: note('ended'),
  });
  await press('Restore mallory');
  expect(await screen.findByText(/^Restore mallory\?/)).toBeInTheDocument();
  await press('Restore');
  expect(await screen.findByText('Account restored')).toBeVisible();
  await press('End sessions of amara');
  await press('End sessions');
  expect(await screen.findByText('Sessions ended')).toBeVisible();
  expect(done).toEqual(['restored', 'ended']);
});

test('keeps the reason where the account could not be suspended, and says why', async () => {
  open({
    [`GET ${path}`]: [200, [anAccount()]],
    [`POST ${path}/7/suspend`]: refused(404, { code: 'account_not_found', message: 'Gone' }),
  });
  const { dialog, confirm, give } = await askToSuspend();
  await give('A fraud');
  await confirm();
  expect(await screen.findByText('This account does not exist')).toBeVisible();
  expect(dialog.getByRole('textbox')).toHaveValue('A fraud');
});

test('narrows by words, role and state', async () => {
  const asked = serveList(path, [anAccount(), suspended], ({ username, role, state }, wanted) => {
    const fits = !wanted.q || username.includes(wanted.q);
    return fits && (!wanted.role || role === wanted.role) && (!wanted.state || state === wanted.state);
  });
  renderAt('/admin?tab=accounts', <AccountsTab />);
  await rowOf('amara');
  await userEvent.click(screen.getByRole('radio', { name: 'Suspended' }));
  await waitFor(() => expect(screen.queryByText('amara')).not.toBeInTheDocument());
  await userEvent.click(screen.getByRole('radio', { name: 'Administrator' }));
  expect(await screen.findByText('No accounts match.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'mall');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({ q: 'mall', role: 'admin', state: 'suspended', limit: '20' }),
  );
});

test('offers to try again where the accounts cannot be read', async () => {
  const isAway = vi.fn<() => boolean>(() => true);
  open({ [`GET ${path}`]: () => (isAway() ? [503] : [200, [anAccount()]]) });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway.mockReturnValue(false);
  await userEvent.click(retry);
  expect(await screen.findByText('amara')).toBeVisible();
});
