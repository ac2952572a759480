import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { Footer } from './Footer';

const open = (settings: Parameters<typeof challengeSettings>[0]) => {
  const calls = answerCalls({
    'GET /api/challenge/settings': [200, challengeSettings(settings)],
  });
  renderAt('/', <Footer />);
  return calls;
};

test('says of the first season what the specification says', async () => {
  open({ challengeStartDate: '2026-05-01T00:00:00.000Z', maxParticipants: 12 });
  expect(await screen.findByText('Limited to 12 participants')).toBeVisible();
  expect(screen.getByText('Season 1')).toBeVisible();
  expect(screen.getByText('August 1, 2025')).toBeVisible();
});

test('knows when a later season started without asking for all of them', async () => {
  const calls = open({ season: 2, applyingSeason: 2, challengeStartDate: '2027-08-01T00:00:00.000Z' });
  expect(await screen.findByText('August 1, 2027')).toBeVisible();
  expect(screen.getByText('Season 2')).toBeVisible();
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/challenge/settings']);
});

test('tells of the season that one can apply to, and of no start that the settings do not know', async () => {
  open({ season: 2, applyingSeason: 3, challengeStartDate: '2027-08-01T00:00:00.000Z' });
  expect(await screen.findByText('Season 3')).toBeVisible();
  expect(screen.queryByText('Launch')).toBeNull();
});
