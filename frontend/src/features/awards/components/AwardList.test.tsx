import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { anAward } from '../../../testing/vote-samples';
import type { Standing } from '../api';
import { AwardList } from './AwardList';

beforeEach(() => loadNamespaces('awards', 'errors'));

const standings: Standing[] = [
  { participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 },
  { participantId: 5, name: 'Ben Okoro', score: 12, rank: 1 },
  { participantId: 4, name: 'Chen Li', score: 3, rank: 3 },
];

const show = (...awards: ReturnType<typeof anAward>[]) => {
  answerCalls({ 'GET /api/awards': [200, awards] });
  renderAt('/awards', <AwardList />);
};

const rows = async () => {
  const table = await screen.findByRole('table');
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

test('shows who stands where, with a link to each, after a skeleton', async () => {
  show(anAward({ standings, startDate: '2026-01-01T12:00:00.000Z' }));
  expect(screen.getByRole('status', { name: 'Loading awards' })).toBeInTheDocument();
  expect(await rows()).toEqual(['1Amina Diallo12', '1Ben Okoro12', '3Chen Li3']);
  expect(screen.getByRole('table', { name: "Standings of Viewers' Choice" })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Chen Li' })).toHaveAttribute('href', '/participants/4');
  expect(screen.getByText('Open since January 1, 2026')).toBeVisible();
  expect(screen.getByText('100 coins')).toBeVisible();
  expect(screen.getByRole('link', { name: 'How to check the votes' })).toHaveAttribute(
    'href',
    '/transparency',
  );
});

test("prints the rubric beside Judges' Choice, and means with two decimals", async () => {
  show(anAward({ kind: 'judges', standings: [{ ...standings[0]!, score: 20 / 3 }] }));
  expect(await rows()).toEqual(['1Amina Diallo6.67']);
  expect(screen.getByRole('heading', { name: 'The rubric' })).toBeVisible();
  expect(screen.getByText(/setbacks included/)).toBeVisible();
});

test('prints the weights that the server counts with', async () => {
  const weights = { followers: 7, comments: 3, filmPlays: 1, interactions: 2 };
  show(anAward({ kind: 'social', weights, standings }));
  expect(await screen.findByText('7 points')).toBeVisible();
  expect(screen.getByText('1 point')).toBeVisible();
});

test.each([
  [true, /whose account has a confirmed e-mail address.*adds no points/],
  [false, /nobody can confirm an address here\. That is why all count/],
])('says who counts, where the site sends mail (%s)', async (sendsMail, words) => {
  const weights = { followers: 5, comments: 3, filmPlays: 1, interactions: 1 };
  answerCalls({
    'GET /api/awards': [200, [anAward({ kind: 'social', weights, standings })]],
    'GET /api/config': [200, { sendsMail }],
  });
  renderAt('/awards', <AwardList />);
  expect(await screen.findByText(words)).toBeVisible();
});

test.each([
  [standings, 'The winners, level with one another', ['Amina Diallo', 'Ben Okoro']],
  [standings.slice(1), 'The winner', ['Ben Okoro']],
])('names who won a closed award', async (result, title, names) => {
  show(anAward({ status: 'closed', endDate: '2026-07-01T12:00:00.000Z', standings: result }));
  const heading = await screen.findByRole('heading', { name: title });
  const panel = within(heading.parentElement!);
  expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(names);
  expect(screen.getByText('Closed on July 1, 2026; the standings are final')).toBeVisible();
});

test('names nobody, and gives no rank, where nobody has a point', async () => {
  const level = standings.map((standing) => ({ ...standing, score: 0, rank: 1 }));
  show(anAward({ status: 'closed', standings: level }));
  expect(await screen.findByText(/closed without a vote/)).toBeVisible();
  expect(await rows()).toEqual(['–Amina Diallo0', '–Ben Okoro0', '–Chen Li0']);
});

test("shows an administrator's own words as they are", async () => {
  show(anAward({ ownDescription: true, description: 'Whoever <b>moves</b> most.', standings }));
  expect(await screen.findByText('Whoever <b>moves</b> most.')).toBeVisible();
});

test('says why there is nothing to see, and tries again', async () => {
  let isAway = true;
  answerCalls({
    'GET /api/awards': () =>
      isAway ? [503, { code: 'database_unavailable', message: 'Away' }] : [200, [anAward({ standings })]],
  });
  renderAt('/awards', <AwardList />);
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('link', { name: 'Chen Li' })).toBeVisible();
});
