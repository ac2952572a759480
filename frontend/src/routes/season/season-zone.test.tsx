import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { anArchiveToCome } from '../../testing/season-samples';
import Season from './Season';

vi.mock(import('../../i18n/use-time-zone'), () => ({ useTimeZone: () => 'America/Los_Angeles' }));

test('says the days of a season as they are in UTC, wherever the reader is', async () => {
  await loadNamespaces('seasons', 'awards');
  const dates = { applicationsFrom: '2999-03-01T00:00:00.000Z', startsAt: '2999-08-01T00:00:00.000Z' };
  answerCalls({ 'GET /api/seasons/2': [200, anArchiveToCome(dates)] });
  renderAt('/seasons/2', <Season />, '/seasons/:number');
  expect(await screen.findByText('March 1, 2999')).toBeVisible();
  expect(screen.getByText('August 1, 2999')).toBeVisible();
  expect(screen.getByText(/from March 1, 2999|March 1, 2999\./)).toBeVisible();
});
