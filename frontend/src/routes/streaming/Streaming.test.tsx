import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { baseApi } from '../../api/base-api';
import { answerCalls } from '../../testing/answer-calls';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { renderAt } from '../../testing/render';
import { aFilm, aParticipant, challengeSettings } from '../../testing/samples';
import Streaming from './Streaming';

const amina = aParticipant({ id: 3, name: 'Amina Diallo' });
const jonas = aParticipant({ id: 4, name: 'Jonas Weber', order: 2 });
const newest = aFilm({
  id: 9,
  participantId: 4,
  participantName: 'Jonas Weber',
  month: 3,
  title: 'Looms at last',
});
const older = aFilm({ id: 8, month: 2, title: 'Ten filters sold' });
const first = aFilm({ id: 7, month: 1, title: 'A river to begin with' });
const films = [newest, older, first];

const answers = (list: unknown = films) => ({
  'GET /api/progress-updates/films': (): [number, unknown] => [200, list],
  'GET /api/participants': (): [number, unknown] => [200, [amina, jonas]],
  'GET /api/challenge/settings': (): [number, unknown] => [
    200,
    challengeSettings({ challengeStartDate: '2026-08-01T00:00:00.000Z' }),
  ],
});
const away = (): [number, unknown] => [503, { message: 'Away' }];

const open = (address = '/streaming') => renderAt(address, <Streaming />);
const onStage = async (title: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible());
const listed = () =>
  within(screen.getByRole('region', { name: /film|month/i }))
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

// It takes long to load, which no test should wait for.
beforeAll(() => import('./StreamingContent'));
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});

test('shows a skeleton first, then that the films are to come and a channel that leads to the participant', async () => {
  answerCalls({ ...answers([]), 'GET /api/participants': [200, [amina]] });
  open();
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toHaveAttribute(
    'href',
    '/participants/3',
  );
  expect(
    await screen.findByRole('heading', { name: 'The first monthly films are yet to come' }),
  ).toBeVisible();
  expect(await screen.findByText('No films yet')).toBeVisible();
});

test('says that the channels are still to open while nobody takes part', async () => {
  answerCalls({ ...answers([]), 'GET /api/participants': [200, []] });
  open();
  expect(await screen.findByText(/The channels open with the first participants/)).toBeVisible();
});

test('has the newest film on the stage and all of them below, newest first', async () => {
  answerCalls(answers());
  open();
  await onStage('Looms at last');
  expect(screen.getByText('The newest film')).toBeVisible();
  expect(await screen.findByRole('button', { name: /^Play\s*Looms at last/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Read the report' })).toHaveAttribute(
    'href',
    '/participants/4#report-9',
  );
  expect(listed()).toEqual(['Looms at last', 'Ten filters sold', 'A river to begin with']);
});

test('puts a chosen film on the stage, takes the reader there, and goes back', async () => {
  answerCalls(answers());
  const { router } = open();
  await userEvent.click(await screen.findByRole('link', { name: 'Ten filters sold' }));
  await onStage('Ten filters sold');
  expect(router.state.location.search).toBe('?film=8');
  expect(document.activeElement).toContainElement(
    screen.getByRole('heading', { name: 'Ten filters sold', level: 2 }),
  );
  await waitFor(() => expect(document.title).toContain('Ten filters sold'));
  await act(async () => router.navigate(-1));
  await onStage('Looms at last');
});

test('plays what is chosen, and stills another film before it is played', async () => {
  answerCalls({ ...answers(), 'POST /api/progress-updates/9/plays': [204] });
  open();
  await userEvent.click(await screen.findByRole('button', { name: /^Play/ }));
  expect(screen.getByTitle('Film: Looms at last')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('link', { name: 'Ten filters sold' }));
  expect(await screen.findByRole('button', { name: /^Play\s*Ten filters sold/ })).toBeVisible();
  expect(screen.queryByTitle(/^Film:/)).toBeNull();
});

test('leads to the films of a month, which says how many there are', async () => {
  answerCalls(answers());
  const { router } = open();
  const months = await screen.findByRole('navigation', { name: 'Months of the season' });
  await userEvent.click(
    await within(months).findByRole('link', { name: /Month 2\s*September 2026\s*1 film$/ }),
  );
  await onStage('Ten filters sold');
  expect(router.state.location.search).toBe('?month=2');
  expect(listed()).toEqual(['Ten filters sold']);
  expect(within(months).getByRole('link', { name: /Month 2/ })).toHaveAttribute('aria-current', 'true');
  expect(within(months).queryByRole('link', { name: /Month 12/ })).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Show all films' }));
  await onStage('Looms at last');
});

test('leads to the films of a channel', async () => {
  answerCalls(answers());
  open();
  const channels = await screen.findByRole('region', { name: 'Channels' });
  expect(await within(channels).findByText('2 films')).toBeVisible();
  await userEvent.click(await within(channels).findByRole('link', { name: 'Amina Diallo' }));
  expect(await screen.findByRole('region', { name: 'Films by Amina Diallo' })).toBeVisible();
  expect(listed()).toEqual(['Ten filters sold', 'A river to begin with']);
});

test('says of no channel that it has no films before these are there', async () => {
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  answerCalls({
    ...answers(),
    'GET /api/progress-updates/films': () => told.then((): [number, unknown] => [200, [newest]]),
  });
  open();
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toBeVisible();
  expect(screen.queryByText('No films yet')).toBeNull();
  tell();
  expect(await screen.findByText('No films yet')).toBeVisible();
});

test.each([
  ['?film=8&channel=3', 'Ten filters sold'],
  ['?channel=3&month=1', 'A river to begin with'],
  ['?film=nonsense&month=x', 'Looms at last'],
])('opens %s at an address that was shared', async (query, title) => {
  answerCalls(answers());
  open(`/streaming${query}`);
  await onStage(title);
  expect(screen.queryByText(/no longer here/)).toBeNull();
});

test('goes on with the film that is watched where a newer one comes', async () => {
  const playable = { ...older, videoUrl: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' };
  answerCalls(answers([playable, first]));
  const { store } = open();
  await userEvent.click(await screen.findByRole('button', { name: /^Play\s*Ten filters sold/ }));
  const frame = await screen.findByTitle(/Ten filters sold/);
  answerCalls(answers([newest, playable, first]));
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Progress'])));
  expect(await screen.findByRole('heading', { level: 3, name: 'Looms at last' })).toBeVisible();
  expect(screen.getByTitle(/Ten filters sold/)).toBe(frame);
});

test('says that a film is gone and shows the newest', async () => {
  answerCalls(answers());
  open('/streaming?film=99');
  expect(await screen.findByText(/The film you asked for is no longer here/)).toBeVisible();
  await onStage('Looms at last');
});

test('says where nothing was found, and leads back to all', async () => {
  answerCalls(answers());
  open('/streaming?month=12');
  expect(await screen.findByText('There is no film here yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Show all films' }));
  await onStage('Looms at last');
});

test('marks in words what came since the last visit', async () => {
  localStorage.setItem('films-seen', '[7,8]');
  answerCalls(answers());
  open();
  await onStage('Looms at last');
  const cards = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('New'));
  expect(cards).toHaveLength(1);
  expect(cards[0]).toHaveTextContent('Looms at last');
  expect(localStorage.getItem('films-seen')).toBe('[9,8,7]');
});

test('marks nothing at the first visit', async () => {
  answerCalls(answers());
  open();
  await onStage('Looms at last');
  expect(screen.queryByText('New')).toBeNull();
});

test('offers to try again where the films cannot be had, with the channels in view', async () => {
  answerCalls({ ...answers(), 'GET /api/progress-updates/films': away });
  open();
  const failure = await screen.findByRole('alert');
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toBeVisible();
  answerCalls(answers());
  await userEvent.click(within(failure).getByRole('button'));
  await onStage('Looms at last');
});

test('keeps what is shown when it cannot be loaded anew', async () => {
  let list = answers()['GET /api/progress-updates/films'];
  const calls = answerCalls({ ...answers(), 'GET /api/progress-updates/films': () => list() });
  const { store } = open();
  await onStage('Looms at last');
  list = away;
  act(() => void store.dispatch(baseApi.util.invalidateTags(['Progress'])));
  await waitFor(() => expect(calls.filter(({ name }) => name.endsWith('/films'))).toHaveLength(2));
  await onStage('Looms at last');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the channels when they cannot be loaded anew', async () => {
  const { lose } = answerUntilLost(answers());
  const { store } = open();
  await screen.findByRole('link', { name: 'Amina Diallo' });
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('link', { name: 'Amina Diallo' })).toBeVisible();
});
