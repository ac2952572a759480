import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { challengeSettings } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import { Footer } from './Footer';

const open = (settings: Parameters<typeof challengeSettings>[0]) => {
  const seasons = [aSeason({ number: 3, startsAt: '2028-09-01T00:00:00.000Z' }), aSeason({ number: 2 })];
  const calls = answerCalls({
    'GET /api/challenge/settings': [200, challengeSettings(settings)],
    'GET /api/seasons': [200, seasons],
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

test('tells of the season that one can apply to', async () => {
  open({ season: 2, applyingSeason: 3, challengeStartDate: '2027-08-01T00:00:00.000Z' });
  expect(await screen.findByText('September 1, 2028')).toBeVisible();
  expect(screen.getByText('Season 3')).toBeVisible();
});
