import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { challengeSettings } from '../../../testing/samples';
import { Countdown } from './Countdown';

beforeEach(() => loadNamespaces('home'));

const HOUR_MS = 60 * 60 * 1000;
/** Half a day more, which no test takes. */
const inDays = (days: number) => new Date(Date.now() + (days * 24 + 12) * HOUR_MS).toISOString();

const open = (challengeStartDate: string | null) => {
  const settings = challengeSettings({ challengeStartDate, challengeEndDate: inDays(90) });
  answerCalls({ 'GET /api/challenge/settings': [200, settings] });
  renderAt('/', <Countdown />);
};

test('says when the season begins before its start', async () => {
  open(inDays(12));
  expect(await screen.findByRole('timer', { name: 'Season 1 begins in:' })).toHaveTextContent('12Days');
});

test('counts to the end date under the same words while no start is set', async () => {
  open(null);
  expect(await screen.findByRole('timer', { name: 'Season 1 begins in:' })).toHaveTextContent('90Days');
});

test('says when the season ends once it has begun', async () => {
  open(inDays(-30));
  expect(await screen.findByRole('timer', { name: 'Season 1 ends in:' })).toHaveTextContent('90Days');
});

test('names the season that runs', async () => {
  const settings = { challengeStartDate: inDays(-30), challengeEndDate: inDays(90), season: 3 };
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings(settings)] });
  renderAt('/', <Countdown />);
  expect(await screen.findByRole('timer', { name: 'Season 3 ends in:' })).toBeVisible();
});

test('makes way for something else once the season has ended', async () => {
  const settings = { challengeStartDate: inDays(-300), challengeEndDate: inDays(-1) };
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings(settings)] });
  renderAt('/', <Countdown afterEnd={<p>It is over</p>} />);
  expect(await screen.findByText('It is over')).toBeVisible();
  expect(screen.queryByRole('timer')).toBeNull();
});

test('says neither before it knows', () => {
  open(inDays(-30));
  expect(screen.getByText('Season 1 begins in:')).toHaveClass(/unknown/);
  expect(screen.queryByRole('timer', { name: /Season/ })).toBeNull();
});

test('counts on where the settings cannot be had', async () => {
  answerCalls({ 'GET /api/challenge/settings': [503, { message: 'Away' }] });
  renderAt('/', <Countdown />);
  expect(await screen.findByRole('timer', { name: 'Season 1 begins in:' })).toHaveTextContent('00Days');
});
