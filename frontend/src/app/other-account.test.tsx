import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { adsApi } from '../api/generated/ads';
import { Pages } from './layout/Pages';
import { loadNamespaces } from '../i18n';
import { answerCalls } from '../testing/answer-calls';
import { makeAd } from '../testing/make-ad';
import { refused } from '../testing/refused';
import { renderAt } from '../testing/render';
import { aUser } from '../testing/samples';
import { useDraft } from '../ui/forms/use-draft';
import { AccountWatch } from '../session/AccountWatch';
import { type Account, openAccountNews } from '../session/account-news';
import { useUpdateCurrentUserMutation } from '../session/api';
import { SessionStart } from '../session/SessionStart';
import { useSession } from '../session/use-session';

const { useListOwnAdsQuery } = adsApi.enhanceEndpoints({
  endpoints: { listOwnAds: { providesTags: ['OwnAds'] } },
});
const amara = aUser();
const bilal = { ...aUser(), id: amara.id + 1, username: 'bilal', email: 'bilal@example.test' };
const otherAccount = refused(409, { code: 'other_account', message: 'Somebody else is signed in by now.' });

beforeEach(() => loadNamespaces('auth', 'errors'));
afterEach(() => {
  sessionStorage.clear();
  document.cookie = 'signed-in=1';
});

function Form() {
  const { user, status } = useSession();
  const [note, setNote] = useState('');
  const { draft, save } = useDraft<string>(`note-draft-${user?.id}`);
  const [update] = useUpdateCurrentUserMutation();
  const { data } = useListOwnAdsQuery(undefined, { skip: !user });
  return (
    <>
      <p>{`Page of ${user?.username ?? status}, with answers for ${data?.[0]?.title ?? 'nobody'}`}</p>
      <input aria-label="Note" value={note} onChange={({ target }) => setNote(target.value)} />
      <input aria-label="Draft" value={draft ?? ''} onChange={({ target }) => save(target.value)} />
      <button onClick={() => void update({ updateUser: { language: 'fr' } })}>Save</button>
    </>
  );
}

/** A page of amara's in a browser in which somebody else can sign in or out behind its back. */
async function open() {
  let present: typeof amara | undefined = amara;
  const whose = [] as (string | null)[];
  const calls = answerCalls({
    'GET /api/auth/me': () => (present ? [200, present] : [401]),
    'GET /api/ads/user': () => (present ? [200, [{ ...makeAd(), title: present.username }]] : [401]),
    'PATCH /api/auth/me': () => (present === amara ? [200, amara] : otherAccount),
    'POST /api/auth/login': () => [200, (present = amara)],
  });
  const fetched = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    if (request.method === 'PATCH') whose.push(request.headers.get('X-Account'));
    return fetched(request);
  });
  renderAt(
    '/',
    <>
      <SessionStart />
      <AccountWatch />
      <Pages />
      <Form />
    </>,
  );
  await screen.findByText('Page of amara, with answers for amara');
  const heard: Account[] = [];
  const tab = openAccountNews((account) => heard.push(account));
  onTestFinished(tab.close);
  const become = (user: typeof amara | undefined) => {
    present = user;
    document.cookie = `signed-in=${user ? 1 : 0}`;
  };
  const elsewhere = (user: typeof amara | undefined) => {
    become(user);
    tab.tell(user?.id ?? null);
  };
  return { calls, whose, heard, become, elsewhere };
}

const dialog = () => screen.findByRole('dialog', { name: 'Somebody else is signed in' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const type = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text);

test('a page says whose it is with what it changes', async () => {
  const { whose } = await open();
  await press('Save');
  await waitFor(() => expect(whose).toEqual([String(amara.id)]));
});

test('a page on which nothing was typed goes over to whoever signs in in another tab', async () => {
  const { elsewhere } = await open();
  elsewhere(bilal);
  expect(await screen.findByText('Page of bilal, with answers for bilal')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a page on which something was typed asks, and sends nothing meanwhile', async () => {
  const { elsewhere } = await open();
  await type('Note', 'half a sentence');
  elsewhere(bilal);
  expect(await dialog()).toHaveTextContent('bilal has signed in in this browser');
  expect(screen.getByText(/Page of amara/)).toBeInTheDocument();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
});

test('whoever goes on as the other account keeps what is typed, and nothing of the former account’s answers', async () => {
  const { elsewhere, whose } = await open();
  await type('Note', 'half a sentence');
  await type('Draft', 'half a page');
  elsewhere(bilal);
  await dialog();
  await press('Go on as bilal');
  expect(await screen.findByText('Page of bilal, with answers for bilal')).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
  expect(screen.getByLabelText('Draft')).toHaveValue('half a page');
  await press('Save');
  await waitFor(() => expect(whose).toEqual([String(bilal.id)]));
});

test('what the former account keeps besides is not shown to the other one', async () => {
  sessionStorage.setItem(`note-draft-${amara.id}`, '"a secret"');
  const { elsewhere } = await open();
  expect(screen.getByLabelText('Draft')).toHaveValue('a secret');
  await type('Note', 'half a sentence');
  elsewhere(bilal);
  await press('Go on as bilal');
  expect(screen.getByLabelText('Draft')).toHaveValue('');
  expect(sessionStorage.getItem(`note-draft-${amara.id}`)).toBe('"a secret"');
  expect(sessionStorage.getItem(`note-draft-${bilal.id}`)).toBeNull();
});

test('a page that heard nothing is told when it is refused, and its owner may sign in again there', async () => {
  const { become } = await open();
  await type('Note', 'half a sentence');
  become(bilal);
  await press('Save');
  await dialog();
  await press('Sign in as amara');
  await userEvent.type(await screen.findByLabelText('Password'), 'a password{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('Page of amara, with answers for amara')).toBeVisible();
});

test('a page notices when somebody comes back to it', async () => {
  const { become } = await open();
  become(bilal);
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(await screen.findByText('Page of bilal, with answers for bilal')).toBeVisible();
});

test('a page is signed out with another one, and keeps what was typed until its owner is back', async () => {
  const { elsewhere } = await open();
  elsewhere(undefined);
  expect(await screen.findByText(/Page of none/)).toBeVisible();
});

test('what was typed stays until its owner has signed in again', async () => {
  const { elsewhere } = await open();
  await type('Note', 'half a sentence');
  elsewhere(undefined);
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  await userEvent.type(screen.getByLabelText('Password'), 'a password{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Note')).toHaveValue('half a sentence');
});

test('whoever signs in after a sign-out elsewhere may go on with what was typed', async () => {
  const { elsewhere } = await open();
  await type('Draft', 'half a page');
  elsewhere(undefined);
  expect(await screen.findByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  elsewhere(bilal);
  await dialog();
  await press('Go on as bilal');
  expect(await screen.findByText('Page of bilal, with answers for bilal')).toBeVisible();
  expect(screen.getByLabelText('Draft')).toHaveValue('half a page');
});

test('a page tells the others whose it is', async () => {
  const { elsewhere, heard } = await open();
  elsewhere(bilal);
  await waitFor(() => expect(heard).toContain(bilal.id));
});

test('an unreachable server signs nobody out', async () => {
  const { become } = await open();
  vi.spyOn(console, 'error').mockReturnValue();
  become(bilal);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('away')));
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByText(/Page of amara/)).toBeVisible();
});
