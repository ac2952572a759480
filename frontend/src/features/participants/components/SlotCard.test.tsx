import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aParticipant, challengeSettings } from '../../../testing/samples';
import { ParticipantGrid } from './ParticipantGrid';

beforeEach(() => {
  answerCalls({ 'GET /api/challenge/settings': [200, challengeSettings()] });
  return loadNamespaces('participants');
});

const open = (remaining: number) =>
  renderAt('/', <ParticipantGrid participants={[aParticipant()]} remaining={remaining} />);

test.each([
  [4, '4 positions remaining for Season 1'],
  [1, '1 position remaining for Season 1'],
])('tells that %i of the places are left, and where to apply', (remaining, words) => {
  open(remaining);
  expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Apply Now' })).toHaveAttribute('href', '/register');
});

test.each([0, -1])('offers no place when %i are left', (remaining) => {
  open(remaining);
  expect(screen.queryByText('Participant Slot')).toBeNull();
});
