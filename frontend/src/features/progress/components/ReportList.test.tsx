import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { HydratedContext } from '../../../i18n/use-hydrated';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { aReport, challengeSettings } from '../../../testing/samples';
import { aSeason } from '../../../testing/season-samples';
import type { ProgressUpdate } from '../api';
import { ReportList } from './ReportList';

const scrollIntoView = vi.fn<() => void>();

beforeEach(async () => {
  await loadNamespaces('reports');
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

const settings = challengeSettings({ challengeStartDate: '2026-08-01T00:00:00.000Z' });

const open = (reports: ProgressUpdate[], address = '/participants/3', isHydrated = true) => {
  answerCalls({
    'GET /api/progress-updates': [200, reports],
    'GET /api/challenge/settings': [200, settings],
  });
  const list = (
    <HydratedContext value={isHydrated}>
      <ReportList participantId={3} season={1} />
    </HydratedContext>
  );
  return renderAt(address, list);
};
const months = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aReport({ id: 20 + index, month: index + 1, title: `Report ${index + 1}`, videoUrl: null }),
  );

test('says while it loads, and then that nothing has been reported yet', async () => {
  open([]);
  expect(screen.getByRole('status', { name: 'Loading reports' })).toBeInTheDocument();
  expect(await screen.findByText(/Nothing has been reported yet/)).toBeVisible();
});

test('names the months of its own season, which may not be the current one', async () => {
  const seasons = [aSeason({ number: 2 }), aSeason({ startsAt: '2025-08-01T00:00:00.000Z' })];
  answerCalls({
    'GET /api/progress-updates': [200, months(2)],
    'GET /api/challenge/settings': [200, { ...settings, season: 2 }],
    'GET /api/seasons': [200, seasons],
  });
  renderAt('/participants/3', <ReportList participantId={3} season={1} />);
  expect(await screen.findByText('Month 2 · September 2025')).toBeVisible();
});

test('offers to try again where the reports cannot be had', async () => {
  answerCalls({ 'GET /api/progress-updates': [503, { message: 'Away' }] });
  renderAt('/participants/3', <ReportList participantId={3} season={1} />);
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  answerCalls({ 'GET /api/progress-updates': [200, months(1)] });
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('heading', { name: 'Report 1' })).toBeVisible();
});

test('shows a month with its film, text, pictures and posts', async () => {
  open([
    aReport({
      description: 'Twelve filters.\nTwo broke.\n\nTen were sold.',
      milestone: 'Ten sold',
      images: ['/api/uploads/7', '/demo/filters.svg'],
      socialPosts: ['https://www.instagram.com/p/Cx1'],
    }),
  ]);
  const report = await screen.findByRole('article', { name: 'The first ten filters are sold' });
  expect(await within(report).findByText('Month 2 · September 2026')).toBeVisible();
  expect(within(report).getByText('October 5, 2026')).toBeVisible();
  expect(within(report).queryByText(/Edited/)).toBeNull();
  expect(within(report).getByText('Ten sold')).toBeVisible();
  expect(within(report).getByText('Ten were sold.').closest('p')).not.toHaveTextContent('Twelve');
  expect(await within(report).findByRole('button', { name: /^Play/ })).toBeVisible();
  const [first, second] = within(report).getAllByRole('img');
  expect(first).toHaveAttribute('src', '/api/uploads/7');
  expect(first).toHaveAttribute('loading', 'lazy');
  expect(second).toHaveAttribute('src', '/demo/filters.svg');
  const post = within(report).getByRole('link', { name: 'instagram.com/p/Cx1' });
  expect(post).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc');
});

test('says that a report was edited, and when, and how often its film was started', async () => {
  open([aReport({ revision: 2, updatedAt: '2026-10-09T10:00:00.000Z', plays: 12 })]);
  expect(await screen.findByText(/Edited/)).toHaveTextContent(
    'Published October 5, 2026 · Edited October 9, 2026 · Film started 12 times',
  );
});

test('takes what was written for text and nothing else', async () => {
  const script = '<img src=x onerror="alert(1)"><script>alert(1)</script>';
  open([
    aReport({
      title: script,
      description: script,
      milestone: script,
      videoUrl: 'javascript:alert(1)',
      socialPosts: ['javascript:alert(1)'],
    }),
  ]);
  const report = await screen.findByRole('article');
  expect(report.querySelector('script, img, iframe, [href^="javascript"]')).toBeNull();
  expect(within(report).getAllByText(script).length).toBeGreaterThan(2);
});

test('has the latest month first and the earlier ones at a click', async () => {
  open(months(5));
  await screen.findByRole('heading', { name: 'Report 5' });
  const titles = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles()).toEqual(['Report 5', 'Report 4', 'Report 3']);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 earlier reports' }));
  expect(titles()).toEqual(['Report 5', 'Report 4', 'Report 3', 'Report 2', 'Report 1']);
  expect(screen.getByRole('article', { name: 'Report 2' })).toHaveFocus();
});

test('takes the reader to the report that the address names', async () => {
  open(months(5), '/participants/3#report-21');
  expect(await screen.findByRole('article', { name: 'Report 2' })).toHaveFocus();
  expect(scrollIntoView).toHaveBeenCalledOnce();
});

test('begins as the server draws it, which hears nothing of that part of an address', async () => {
  open(months(5), '/participants/3#report-21', false);
  await screen.findByRole('heading', { name: 'Report 5' });
  expect(screen.queryByRole('heading', { name: 'Report 2' })).toBeNull();
  expect(scrollIntoView).not.toHaveBeenCalled();
});
