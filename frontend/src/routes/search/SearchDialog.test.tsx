import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from '../../api/base-api';
import type { SearchResult } from '../../features/search';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { typingMs } from '../../ui/forms/typed-search';
import SearchDialog from './SearchDialog';

const nothing: SearchResult = { participants: [], reports: [], ads: [], more: [] };

const found: SearchResult = {
  participants: [
    {
      id: 3,
      season: 2,
      name: 'Zoë Mbeki',
      profession: 'Potter',
      profileImageUrl: null,
      excerpt: 'A kiln of clay.',
    },
  ],
  reports: [
    {
      id: 7,
      participantId: 3,
      participantName: 'Zoë Mbeki',
      season: 2,
      month: 4,
      title: 'The kiln is lit',
      excerpt: 'We fired it twice.',
    },
  ],
  ads: [{ id: 12, title: 'Lamps', category: 'technology', excerpt: '…fired in a kiln.' }],
  more: [],
};

beforeEach(async () => {
  await loadNamespaces('search', 'faq', 'support');
});
afterEach(() => void vi.useRealTimers());

function open(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls(answers);
  const onClose = vi.fn<() => void>();
  const { router, store } = renderAt('/', <SearchDialog onClose={onClose} />);
  const asked = () => calls.filter(({ name }) => name.endsWith('/search'));
  return { asked, onClose, router, store };
}

/** An answer that comes when the test says so. */
function heldAnswer() {
  let come!: (result: SearchResult) => void;
  const coming = new Promise<[200, SearchResult]>((resolve) => {
    come = (result) => resolve([200, result]);
  });
  return { come, coming };
}

/** What is shown is being asked for once more. */
const whenBusy = (shown: HTMLElement) =>
  waitFor(() => expect(shown.closest('[aria-busy]')).toHaveAttribute('aria-busy', 'true'));

const field = () => screen.getByRole('textbox', { name: 'Search people, reports, ads and help' });
const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

test('begins in its field, with what can be found', () => {
  open({});
  expect(field()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Find participants and their projects');
  expect(links()).toContain('/participants');
});

test('shows what was found of each kind, with the words marked', async () => {
  open({ 'GET /api/search?q=kiln&limit=5': [200, found] });
  await userEvent.type(field(), ' kiln ');
  const report = await screen.findByRole('link', { name: /The kiln is lit/ });
  expect(report).toHaveAttribute('href', '/participants/3#report-7');
  expect(report).toHaveTextContent(/Zoë Mbeki.* · Month 4 · Season 2/);
  expect(report.querySelector('mark')).toHaveTextContent('kiln');
  expect(links()).toEqual(['/participants/3', '/participants/3#report-7', '/ads/12']);
  const people = screen.getByRole('region', { name: 'Participants' });
  expect(within(people).getByRole('link')).toHaveTextContent(/Potter.* · Season 2/);
  expect(screen.getByRole('status')).toHaveTextContent('3 results found');
});

test('finds help in the texts of the site, also where the server does not answer, and asks again', async () => {
  let isThere = false;
  open({ 'GET /api/search': () => (isThere ? [200, nothing] : [503, { message: 'No' }]) });
  await userEvent.type(field(), 'metamask');
  expect(await screen.findByRole('alert')).toBeVisible();
  const help = screen.getByRole('region', { name: 'Help' });
  expect(within(help).getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/^\/faq#/));
  isThere = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await expect.poll(() => screen.queryByRole('alert')).toBeNull();
  expect(help).toBeVisible();
});

test('says so where nothing was found, and names what else there is', async () => {
  open({ 'GET /api/search': [200, nothing] });
  await userEvent.type(field(), 'zzzz');
  expect(await screen.findByRole('link', { name: 'Help & Support' })).toHaveAttribute('href', '/support');
  expect(screen.getByRole('status')).toHaveTextContent('Nothing found for “zzzz”');
});

test('says where only the newest were looked through, and offers no more of them', async () => {
  open({ 'GET /api/search': [200, { ...nothing, more: ['ads'] }] });
  await userEvent.type(field(), 'zz');
  expect(await screen.findByText(/^So many texts come near this/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('No “zz” among the newest');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('asks for nothing by a single letter, but by one that is a word', async () => {
  const { asked } = open({ 'GET /api/search': [200, nothing] });
  await userEvent.type(field(), 'k');
  expect(await screen.findByText('One letter more, please.')).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), '水');
  await expect.poll(asked).toHaveLength(1);
});

test('asks for more of it once', async () => {
  open({
    'GET /api/search?q=kiln&limit=5': [200, { ...found, more: ['ads'] }],
    'GET /api/search?q=kiln&limit=50': [
      200,
      { ...found, ads: [...found.ads, { ...found.ads[0]!, id: 13 }], more: ['ads'] },
    ],
  });
  await userEvent.type(field(), 'kiln');
  await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
  await expect.poll(links).toContain('/ads/13');
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('goes by arrows from the field to what was found and back, and on typing', async () => {
  open({ 'GET /api/search': [200, found] });
  await userEvent.type(field(), 'kiln');
  const first = await screen.findByRole('link', { name: /Zoë Mbeki.*Potter/ });
  await userEvent.keyboard('{ArrowDown}');
  expect(first).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('link', { name: /Lamps/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}s');
  expect(field()).toHaveFocus();
});

test('opens the first by Enter, and closes', async () => {
  const { onClose, router } = open({ 'GET /api/search': [200, found] });
  await userEvent.type(field(), 'kiln');
  await screen.findByRole('link', { name: /The kiln is lit/ });
  await userEvent.type(field(), '{Enter}');
  expect(router.state.location.pathname).toBe('/participants/3');
  expect(onClose).toHaveBeenCalledOnce();
});

test('has its key switched off by who wants that', async () => {
  open({});
  const choice = screen.getByRole('checkbox', { name: 'Press / to open the search' });
  expect(choice).toBeChecked();
  await userEvent.click(choice);
  expect(localStorage.getItem('search-key')).toBe('off');
  await userEvent.click(choice);
  expect(localStorage.getItem('search-key')).toBeNull();
});

test('opens the first by Enter also while what was found is asked for anew', async () => {
  const again = heldAnswer();
  let isAgain = false;
  const { router, store } = open({ 'GET /api/search': () => (isAgain ? again.coming : [200, found]) });
  await userEvent.type(field(), 'kiln');
  const report = await screen.findByRole('link', { name: /The kiln is lit/ });
  isAgain = true;
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Ad'])));
  await whenBusy(report);
  await userEvent.type(field(), '{Enter}');
  expect(router.state.location.pathname).toBe('/participants/3');
});

test('Enter waits for what is found for the words that stand in the field, and not for those before', async () => {
  const { router } = open({
    'GET /api/search?q=kiln&limit=5': [200, found],
    'GET /api/search?q=kiln+of&limit=5': [200, { ...nothing, ads: found.ads }],
  });
  await userEvent.type(field(), 'kiln');
  await screen.findByRole('link', { name: /The kiln is lit/ });
  await userEvent.type(field(), ' of{Enter}');
  await expect.poll(() => router.state.location.pathname).toBe('/ads/12');
});

test('whoever types on after Enter is taken nowhere', async () => {
  const { router } = open({
    'GET /api/search?q=kiln&limit=5': [200, { ...nothing, ads: found.ads }],
    'GET /api/search?q=kilns&limit=5': [200, found],
  });
  // Without a pause, in which a busy machine would follow Enter.
  await userEvent.setup({ delay: null }).type(field(), 'kiln{Enter}s');
  await screen.findByRole('link', { name: /The kiln is lit/ });
  expect(router.state.location.pathname).toBe('/');
});

test('whoever moves on after Enter is taken nowhere', async () => {
  const later = heldAnswer();
  const { router } = open({
    'GET /api/search?q=kiln&limit=5': [200, found],
    'GET /api/search?q=kiln+of&limit=5': () => later.coming,
  });
  await userEvent.type(field(), 'kiln');
  const report = await screen.findByRole('link', { name: /The kiln is lit/ });
  await userEvent.type(field(), ' of{Enter}{ArrowDown}');
  await whenBusy(report);
  later.come({ ...nothing, ads: found.ads });
  await expect.poll(links).toEqual(['/ads/12']);
  expect(router.state.location.pathname).toBe('/');
});

test('whose Enter found nothing is taken nowhere by trying again', async () => {
  const again = heldAnswer();
  let isAgain = false;
  const { router } = open({
    'GET /api/search': () => (isAgain ? again.coming : [503, { message: 'No' }]),
  });
  await userEvent.type(field(), 'kiln{Enter}');
  const alert = await screen.findByRole('alert');
  isAgain = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  await whenBusy(alert);
  again.come(found);
  await screen.findByRole('link', { name: /The kiln is lit/ });
  expect(router.state.location.pathname).toBe('/');
});

test('Enter leads past no failure to help, but there once that is all to be seen', async () => {
  const { router } = open({ 'GET /api/search': [503, { message: 'No' }] });
  await userEvent.type(field(), 'metamask{Enter}');
  await screen.findByRole('alert');
  expect(router.state.location.pathname).toBe('/');
  await userEvent.type(field(), '{Enter}');
  expect(router.state.location.pathname).toBe('/faq');
});

test.each([
  ['a letter that is too little', 'k', 'One letter more, please.'],
  ['nothing at all', '', 'Find participants and their projects'],
])('Enter leads nowhere by %s', (_what, typed, said) => {
  vi.useFakeTimers();
  const { router } = open({});
  if (typed) fireEvent.change(field(), { target: { value: typed } });
  fireEvent.keyDown(field(), { key: 'Enter' });
  act(() => void vi.advanceTimersByTime(typingMs));
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(router.state.location.pathname).toBe('/');
});
