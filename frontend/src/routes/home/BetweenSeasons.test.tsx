import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Award, Standing } from '../../api/generated/awards';
import type { Season } from '../../api/generated/seasons';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import { Hero } from './Hero';

beforeEach(() => loadNamespaces('home'));

const anAward = (kind: Award['kind'], standings: Standing[]): Award => ({
  ...{ id: kind.length, kind, status: 'closed', name: kind, description: '', ownDescription: false },
  ...{ rewardAmount: 3, startDate: null, endDate: null, weights: null, standings },
});
const standing = (participantId: number, name: string, score: number, rank: number): Standing => ({
  ...{ participantId, name, score, rank },
});

const over = { challengeStartDate: '2024-08-01T00:00:00.000Z', challengeEndDate: '2025-08-01T00:00:00.000Z' };
const running = {
  challengeStartDate: '2024-08-01T00:00:00.000Z',
  challengeEndDate: '2999-08-01T00:00:00.000Z',
};

const awards = [
  anAward('votes', [standing(3, 'Amina Diallo', 48, 1), standing(4, 'Mateo Rojas', 12, 2)]),
  anAward('judges', [standing(3, 'Amina Diallo', 80, 1), standing(4, 'Mateo Rojas', 80, 1)]),
  anAward('social', [standing(3, 'Amina Diallo', 0, 1)]),
];

const open = (settings: Parameters<typeof challengeSettings>[0], seasons?: Season[]) => {
  const calls = answerCalls({
    'GET /api/challenge/settings': [200, challengeSettings(settings)],
    'GET /api/seasons': seasons ? [200, seasons] : [503, { message: 'Away' }],
    'GET /api/awards': [200, awards],
  });
  renderAt('/', <Hero />);
  return calls.map.bind(calls, ({ name }: { name: string }) => name) as () => string[];
};

test('asks for nothing but the settings while a season runs', async () => {
  const asked = open({ ...running });
  expect(await screen.findByRole('timer', { name: 'Season 1 ends in:' })).toBeVisible();
  expect(asked()).toEqual(['GET /api/challenge/settings']);
});

test('says that votes are counted once the season has ended', async () => {
  const asked = open({ ...over }, [aSeason({ state: 'counting' })]);
  expect(await screen.findByRole('heading', { name: 'Season 1 is over' })).toBeVisible();
  expect(await screen.findByText(/are being counted/)).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
  expect(screen.getByRole('link', { name: 'All of Season 1' })).toHaveAttribute('href', '/seasons/1');
  expect(asked()).not.toContain('GET /api/awards');
});

test('names the winners of a season that is closed, with the way to each and to the archive', async () => {
  open({ ...over, season: 2 }, [aSeason({ number: 2, state: 'closed' }), aSeason({ state: 'closed' })]);
  const winners = await screen.findByRole('region', { name: 'The winners of Season 2' });
  await within(winners).findByText("Viewers' Choice");
  const links = within(winners).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Amina Diallo', '/participants/3'],
    ['Amina Diallo', '/participants/3'],
    ['Mateo Rojas', '/participants/4'],
    ['All of Season 2', '/seasons/2'],
  ]);
  expect(within(winners).queryByText('Social Media Impact')).toBeNull();
});

test('says that the winners cannot be had, and offers to try again', async () => {
  let isUp = false;
  answerCalls({
    'GET /api/challenge/settings': [200, challengeSettings(over)],
    'GET /api/seasons': [200, [aSeason({ state: 'closed' })]],
    'GET /api/awards': () => (isUp ? [200, awards] : [503, { message: 'The awards are away.' }]),
  });
  renderAt('/', <Hero />);
  const winners = within(await screen.findByRole('region', { name: 'The winners of Season 1' }));
  expect(await winners.findByText('The awards are away.')).toBeVisible();
  isUp = true;
  await userEvent.click(winners.getByRole('button', { name: 'Try Again' }));
  expect(await winners.findByText("Judges' Choice")).toBeVisible();
});

test('tells when the next season is, where it is planned, and how one is invited', async () => {
  const dates = { applicationsFrom: '2026-05-15T00:00:00.000Z', startsAt: '2026-08-01T00:00:00.000Z' };
  open({ ...over }, [aSeason({ number: 2, state: 'planned', ...dates }), aSeason({ state: 'closed' })]);
  const next = await screen.findByRole('region', { name: 'Season 2' });
  expect(within(next).getByText('May 15, 2026 to August 1, 2026')).toBeVisible();
  expect(within(next).getByText('August 1, 2026')).toBeVisible();
  expect(within(next).getByText(/by invitation/)).toBeVisible();
  expect(within(next).getByRole('link', { name: 'Join as Viewer' })).toHaveAttribute(
    'href',
    '/join-as-viewer',
  );
  expect(screen.queryByRole('link', { name: 'Apply Now' })).toBeNull();
});

test('says how one is invited while no other season is planned', async () => {
  open({ ...over }, [aSeason({ state: 'closed' })]);
  const next = await screen.findByRole('region', { name: 'What comes next' });
  expect(within(next).getByText(/by invitation/)).toBeVisible();
  expect(screen.queryByText('Begins')).toBeNull();
});

test('says no more than that the season is over while the others are on their way', async () => {
  const never = () => new Promise<[number]>(() => undefined);
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings(over)], 'GET /api/seasons': never });
  renderAt('/', <Hero />);
  expect(await screen.findByRole('heading', { name: 'Season 1 is over' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'All of Season 1' })).toBeVisible();
  expect(screen.queryByText(/are being counted/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'What comes next' })).toBeNull();
});

test('still says that the season is over where the others cannot be had', async () => {
  open({ ...over });
  expect(await screen.findByRole('heading', { name: 'Season 1 is over' })).toBeVisible();
  expect(await screen.findByText(/by invitation/)).toBeVisible();
  expect(screen.queryByText(/are being counted/)).toBeNull();
});

test.each([
  ['runs', running, 'running'],
  ['is counted', over, 'counting'],
] as const)('says that one can apply to the next season while one %s', async (_, dates, state) => {
  const next = aSeason({ number: 2, state: 'applications', applicationsTo: '2026-07-15T00:00:00.000Z' });
  open({ ...dates, applyingSeason: 2 }, [next, aSeason({ state })]);
  expect(await screen.findByText('Applications for Season 2 are open until July 15, 2026.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/register');
  expect(screen.getByRole('link', { name: 'View Participants' })).toHaveAttribute('href', '/participants');
});
