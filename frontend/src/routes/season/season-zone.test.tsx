import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { anArchive, anArchiveToCome } from '../../testing/season-samples';
import { anAward } from '../../testing/vote-samples';
import Season from './Season';

vi.mock(import('../../i18n/use-time-zone'), () => ({ useTimeZone: () => 'America/Los_Angeles' }));

beforeEach(async () => {
  // Whatever asks for the reader's day gets one that no award and no season begins on.
  vi.spyOn(Date.prototype, 'getDate').mockReturnValue(15);
  await loadNamespaces('seasons', 'awards', 'participants', 'votes', 'tokenomics');
});
afterEach(() => vi.restoreAllMocks());

test('says the days of a season as they are in UTC, wherever the reader is', async () => {
  const dates = { applicationsFrom: '2999-03-01T00:00:00.000Z', startsAt: '2999-08-01T00:00:00.000Z' };
  answerCalls({ 'GET /api/seasons/2': [200, anArchiveToCome(dates)] });
  renderAt('/seasons/2', <Season />, '/seasons/:number');
  expect(await screen.findByText('March 1, 2999')).toBeVisible();
  expect(screen.getByText('August 1, 2999')).toBeVisible();
  expect(screen.getByText(/from March 1, 2999|March 1, 2999\./)).toBeVisible();
});

test('says of an award the day of the season on which it ends with that', async () => {
  const endsAt = '2999-08-01T00:00:00.000Z';
  const awards = [anAward({ startDate: '2026-01-01T00:00:00.000Z', endDate: endsAt })];
  answerCalls({ 'GET /api/seasons/1': [200, anArchive({ endsAt, awards })] });
  renderAt('/seasons/1', <Season />, '/seasons/:number');
  expect(await screen.findByText('Open from January 1, 2026 to August 1, 2999')).toBeVisible();
  expect(screen.getByText('August 1, 2999')).toBeVisible();
});
