import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Season } from '../../api/generated/seasons';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { answerUntilLost, fetchInVain } from '../../testing/lose-server';
import { renderAt } from '../../testing/render';
import { aSeason } from '../../testing/season-samples';
import { anAward } from '../../testing/vote-samples';
import Seasons from './Seasons';

beforeEach(() => loadNamespaces('seasons', 'awards', 'errors'));
afterEach(() => vi.useRealTimers());

const show = (seasons: Season[], answers: Parameters<typeof answerCalls>[0] = {}) => {
  const calls = answerCalls({ 'GET /api/seasons': [200, seasons], ...answers });
  return { calls, ...renderAt('/seasons', <Seasons />) };
};

const cards = async () => (await screen.findAllByRole('article')).map((card) => within(card));

const won = [
  anAward({ standings: [{ participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 }] }),
  anAward({ id: 2, kind: 'judges', standings: [{ participantId: 4, name: 'Chen Li', score: 0, rank: 1 }] }),
];

test('lists every season as the server orders them, after a skeleton', async () => {
  show([
    aSeason({ number: 2, name: 'Season 2', state: 'planned', participants: 0 }),
    aSeason({ number: 1, name: 'The first year', participants: 5 }),
  ]);
  expect(screen.getByRole('status', { name: 'Loading the seasons' })).toBeInTheDocument();
  const [second, first] = await cards();
  expect(second!.getByRole('link', { name: 'Season 2' })).toHaveAttribute('href', '/seasons/2');
  expect(second!.getByText('Planned')).toBeVisible();
  expect(second!.getByText('0 of 9')).toBeVisible();
  expect(first!.getByRole('link', { name: 'The first year' })).toHaveAttribute('href', '/seasons/1');
  expect(first!.getByText('Running')).toBeVisible();
  expect(first!.getByText('January 1, 2026')).toBeVisible();
});

test.each<[string, Partial<Season>, string]>([
  ['planned', { applicationsFrom: '2027-03-01T12:00:00Z' }, 'Applications open on March 1, 2027.'],
  ['planned', { startsAt: '2027-06-01T12:00:00Z' }, 'It begins on June 1, 2027.'],
  ['planned', { startsAt: null }, 'What comes next has not been announced yet.'],
  ['applications', { applicationsTo: '2027-03-31T12:00:00Z' }, 'Applications are open until March 31, 2027.'],
  ['applications', {}, 'Applications are open.'],
  ['running', { reviewAt: '2026-12-01T12:00:00Z' }, 'It is under way. Half-time is on December 1, 2026.'],
  [
    'running',
    { reviewAt: '2026-06-01T12:00:00Z', endsAt: '2027-01-01T12:00:00Z' },
    'It is under way and ends on January 1, 2027.',
  ],
  ['running', {}, 'It is under way.'],
  [
    'counting',
    { ceremonyAt: '2027-01-20T12:00:00Z' },
    'Its months are over, and votes and scores are being counted. The awards are given on January 20, 2027.',
  ],
  ['counting', {}, 'Its months are over, and votes and scores are being counted.'],
  [
    'closed',
    { ceremonyAt: '2027-01-20T12:00:00Z' },
    'It is over and its figures are final. The awards are given on January 20, 2027.',
  ],
  ['closed', { ceremonyAt: '2026-09-01T12:00:00Z' }, 'It is over and its figures are final.'],
])('says what comes next in one that is %s: %o', async (state, change, words) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T12:00:00Z'), toFake: ['Date'] });
  show([aSeason({ state: state as Season['state'], ...change })]);
  expect(await screen.findByText(words)).toBeVisible();
});

test('names who won which award of a closed season, and asks for no awards of others', async () => {
  const { calls } = show([aSeason({ number: 2, name: 'Season 2' }), aSeason({ state: 'closed' })], {
    'GET /api/awards': [200, won],
  });
  expect(await screen.findByRole('link', { name: 'Amina Diallo' })).toHaveAttribute(
    'href',
    '/participants/3',
  );
  expect(screen.getByText('The award closed without a score, so nobody won it.')).toBeVisible();
  expect(calls.filter(({ name }) => name === 'GET /api/awards')).toHaveLength(1);
});

test('says that no season has been announced where there is none', async () => {
  show([]);
  expect(await screen.findByText('No season has been announced yet.')).toBeVisible();
});

test('says that the seasons could not be loaded, and keeps those that were there', async () => {
  const { lose } = answerUntilLost({ 'GET /api/seasons': [200, [aSeason()]] });
  const { store } = renderAt('/seasons', <Seasons />);
  expect(await screen.findByRole('link', { name: 'Season 1' })).toBeVisible();
  lose();
  await fetchInVain(store);
  expect(screen.getByRole('link', { name: 'Season 1' })).toBeVisible();
});

test('offers to try again where nothing could be loaded', async () => {
  answerCalls({ 'GET /api/seasons': [503, { message: 'Away' }] });
  renderAt('/seasons', <Seasons />);
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});

test('describes them as a series of events, without those whose beginning nobody knows', async () => {
  const { container } = show([
    aSeason({ number: 2, name: 'Season 2', state: 'planned', startsAt: null }),
    aSeason({ endsAt: '2027-01-01T12:00:00.000Z' }),
  ]);
  await cards();
  const { textContent } = container.querySelector('script[type="application/ld+json"]')!;
  const data = JSON.parse(textContent) as { subEvent: unknown };
  expect(data).toMatchObject({ '@type': 'EventSeries', url: '/seasons' });
  expect(data.subEvent).toEqual([
    expect.objectContaining({
      ...{ '@type': 'Event', name: 'Season 1', url: '/seasons/1' },
      ...{ startDate: '2026-01-01T12:00:00.000Z', endDate: '2027-01-01T12:00:00.000Z' },
    }),
  ]);
});
