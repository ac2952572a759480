import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { SeasonArchive } from '../../api/generated/seasons';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { anArchive, anArchiveToCome, aSeason } from '../../testing/season-samples';
import { anAward } from '../../testing/vote-samples';
import Season from './Season';

beforeEach(() => loadNamespaces('seasons', 'participants', 'awards', 'votes', 'tokenomics', 'errors'));

const path = '/seasons/:number';

const show = (season: SeasonArchive) => {
  answerCalls({ [`GET /api/seasons/${season.number}`]: [200, season] });
  return renderAt(`/seasons/${season.number}`, <Season />, path);
};

const headings = async () => {
  await screen.findByRole('heading', { level: 1, name: /Season/ });
  await waitFor(() => expect(document.querySelector('[data-skeleton]')).toBeNull());
  return screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
};

const part = (name: string) => within(screen.getByRole('region', { name }));

test('shows of a season that runs who takes part, what came together, and what can be checked', async () => {
  show(anArchive());
  expect(await headings()).toEqual([
    ...['Who takes part', 'What came together', 'Votes over time', 'Dates', 'Awards'],
    ...['Money in and out', 'Months and their roots'],
  ]);
  expect(part('Who takes part').getByRole('link', { name: 'Chen Li' })).toHaveAttribute(
    'href',
    '/participants/4',
  );
  expect(part('What came together').getByText('1,340')).toBeVisible();
  expect(part('Votes over time').getByRole('table')).toHaveTextContent('January 20261010February 202665');
  expect(part('Awards').getByRole('table', { name: "Standings of Viewers' Choice" })).toBeVisible();
  expect(screen.queryByText(/This season is closed/)).toBeNull();
});

test('names of a closed season the winners first, and says that it can only be read', async () => {
  const { standings } = anArchive().awards[0]!;
  show(anArchive({ state: 'closed', awards: [anAward({ status: 'closed', standings })] }));
  expect(await headings()).toEqual([
    ...['Awards', 'Who took part', 'What came together', 'Votes over time', 'Dates'],
    ...['Money in and out', 'Months and their roots'],
  ]);
  expect(screen.getByText(/This season is closed\. Everything stays as it was/)).toBeVisible();
  expect(screen.getByText('The winner')).toBeVisible();
  expect(part('Awards').getByRole('table')).toHaveTextContent('Amina Diallo12');
});

test.each([
  ['running', 'eager'],
  ['closed', 'lazy'],
] as const)('fetches the first portrait of a season that is %s: %s', async (state, loading) => {
  const [first, second] = anArchive().people;
  const people = [first!, second!].map((person) => ({
    ...person,
    profileImageUrl: '/demo/portraits/nadia.svg',
  }));
  show(anArchive({ state, people }));
  await headings();
  const portraits = screen.getAllByRole('img', { name: /^Portrait of/ });
  expect(portraits.map((image) => image.getAttribute('loading'))).toEqual([loading, 'lazy']);
});

test('says of one that is counted what it waits for', async () => {
  show(anArchive({ state: 'counting' }));
  expect(await headings()).toContain('Who took part');
  expect(screen.getByText(/votes and scores are being counted/)).toBeVisible();
});

test.each([
  ['planned', 'Join as Viewer', '/join-as-viewer'],
  ['applications', 'Take a place', '/register'],
] as const)('shows of one that is %s its dates, and what one can do', async (state, name, href) => {
  show(anArchiveToCome({ state, applicationsFrom: '2027-03-01T12:00:00.000Z' }));
  expect(await headings()).toEqual(['Dates', 'Awards']);
  expect(screen.getByText('March 1, 2027')).toBeVisible();
  expect(screen.getByText('3 of 9')).toBeVisible();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  expect(part('Awards').getByText('100 coins')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
});

test.each([
  ['closed', /join as a viewer and look back at the season before, which is closed/],
  ['counting', /join as a viewer and follow those who take part now/],
] as const)('says what can be done until it begins, after one that is %s', async (state, words) => {
  answerCalls({
    'GET /api/seasons': [200, [anArchiveToCome(), aSeason({ state })]],
    'GET /api/seasons/2': [200, anArchiveToCome()],
  });
  renderAt('/seasons/2', <Season />, path);
  expect(await screen.findByText(words)).toBeVisible();
});

test('tells each coin by itself, and its two shares', async () => {
  const [bnb] = anArchive().coins;
  show(anArchive({ coins: [bnb!, { ...bnb!, currency: 'POL', testnet: true, founderProfit: '9.0000' }] }));
  await headings();
  const money = part('Money in and out');
  expect(money.getByRole('heading', { name: 'BNB' })).toBeVisible();
  expect(money.getByRole('heading', { name: 'POL of test networks' })).toBeVisible();
  expect(money.getAllByText('To the founder (30%)')).toHaveLength(2);
  expect(money.getAllByText('To the challenge (70%)')).toHaveLength(2);
  expect(money.getByText('22.5000 BNB')).toBeVisible();
  expect(money.getByText('9.0000 POL')).toBeVisible();
});

test('tells of each month its root and where it stands, and leads to where votes are checked', async () => {
  show(anArchive());
  await headings();
  const months = part('Months and their roots');
  const [, february, january] = months.getAllByRole('row');
  expect(february).toHaveTextContent('February 20265Not fixed yet');
  expect(within(january!).getByTitle(`0x${'a1'.repeat(32)}`)).toBeVisible();
  expect(within(january!).getByTitle(`0x${'b2'.repeat(32)}`)).toBeVisible();
  expect(months.getByRole('link', { name: 'Check the votes' })).toHaveAttribute(
    'href',
    '/transparency#votes',
  );
});

test('says what there is nothing of', async () => {
  const none = { people: [], awards: [], months: [], coins: [] };
  show(anArchive(none));
  await headings();
  for (const words of [
    'Nobody takes part yet.',
    'There are no votes in this season.',
    'This season has no awards.',
    'Nothing was paid for ads in the months of this season.',
    'No month has votes yet.',
  ])
    expect(screen.getByText(words)).toBeVisible();
});

test.each([
  ['/seasons/99', refused(404, { code: 'season_not_found', message: 'There is no such season.' })],
  ['/seasons/x', refused(400, { code: 'invalid_id', message: 'Not a number.' })],
])('is the not-found screen at %s', async (address, answer) => {
  answerCalls({ 'GET /api/seasons/99': answer, 'GET /api/seasons/NaN': answer });
  renderAt(address, <Season />, path);
  expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test.each(['01', '1.0', '1e0', '0x1', '+1'])(
  'is the not-found screen at /seasons/%s, which is no other address of season 1',
  async (number) => {
    const answer = refused(400, { code: 'invalid_id', message: 'Not a number.' });
    answerCalls({ 'GET /api/seasons/1': [200, anArchive()], 'GET /api/seasons/NaN': answer });
    renderAt(`/seasons/${number}`, <Season />, path);
    expect(await screen.findByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  },
);

test('offers to try again where it could not be loaded, and keeps what was there', async () => {
  answerCalls({ 'GET /api/seasons/1': [503, { message: 'Away' }] });
  const { unmount } = renderAt('/seasons/1', <Season />, path);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
  unmount();

  const { lose } = answerUntilLost({ 'GET /api/seasons/1': [200, anArchive()] });
  const { store } = renderAt('/seasons/1', <Season />, path);
  await headings();
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('heading', { level: 1, name: 'Season 1' })).toBeVisible();
});

test('describes itself as an event with those who take part', async () => {
  const { container } = show(anArchive());
  await headings();
  expect(document.title).toBe('Season 1 · Future Change-Makers');
  const { textContent } = container.querySelector('script[type="application/ld+json"]')!;
  const data = JSON.parse(textContent) as unknown;
  expect(data).toMatchObject({
    ...{ '@type': 'Event', name: 'Season 1', startDate: '2026-01-01T12:00:00.000Z' },
    superEvent: { '@type': 'EventSeries', url: '/seasons' },
    performer: [
      { '@type': 'Person', name: 'Amina Diallo', url: '/participants/3' },
      { '@type': 'Person', name: 'Chen Li', url: '/participants/4' },
    ],
  });
});
