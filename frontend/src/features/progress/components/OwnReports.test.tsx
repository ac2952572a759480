import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { ownReport, reportMonths } from '../../../testing/samples';
import { OwnReports } from './OwnReports';

beforeEach(() => loadNamespaces('progress'));

function open(answers: Parameters<typeof answerCalls>[0] = {}) {
  const onOpen = vi.fn<(month: number) => void>();
  answerCalls({
    'GET /api/progress-updates/due': [200, reportMonths()],
    'GET /api/progress-updates': [200, [ownReport({ revision: 2 })]],
    ...answers,
  });
  renderAt(
    '/dashboard',
    <OwnReports userId={7} participantId={3} season={1} isReadOnly={false} closed={null} onOpen={onOpen} />,
  );
  return onOpen;
}

const row = async (month: number) => within((await screen.findAllByRole('listitem'))[month - 1]!);

test('says in words what is done, late, due and to come, and until when', async () => {
  open();
  expect(await screen.findByText('1 of 12 months reported. 1 report is late.')).toBeVisible();
  const done = await row(1);
  expect(done.getByText('The first ten filters are sold')).toBeVisible();
  expect(done.getByText('Done')).toBeVisible();
  expect((await row(2)).getByText('Was due on March 1, 2026')).toBeVisible();
  expect((await row(2)).getByText('Late')).toBeVisible();
  expect((await row(3)).getByText('Month 3 · March 2026')).toBeVisible();
  expect((await row(3)).getByText('Due on April 1, 2026')).toBeVisible();
  const upcoming = await row(4);
  expect(upcoming.getByText('Opens on April 1, 2026')).toBeVisible();
  expect(upcoming.queryByRole('button')).toBeNull();
});

test('opens the report of a month', async () => {
  const onOpen = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Write the report on month 2' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit the report on month 1' }));
  expect(onOpen.mock.calls).toEqual([[2], [1]]);
});

test('shows earlier versions, their script as text', async () => {
  const { title, description, milestone, videoUrl, images, socialPosts } = ownReport();
  const version = { revision: 1, title, description, milestone, videoUrl, images, socialPosts };
  open({
    'GET /api/progress-updates/5/versions': [
      200,
      [{ ...version, description: '<img src=x onerror=alert(1)>', writtenAt: '2026-03-05T10:00:00.000Z' }],
    ],
  });
  const button = await screen.findByRole('button', { name: 'Earlier versions of the report on month 1' });
  await userEvent.click(button);
  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(button).toHaveFocus();
});

test('counts the pictures that are on their way, and those that could not be copied', async () => {
  const copyOf = (address: string, state: string) => ({
    address,
    copy: { id: 1, address, state, problem: null },
  });
  const pictures = [
    { address: '/api/uploads/1', copy: null },
    copyOf('https://example.org/1.png', 'waiting'),
    copyOf('https://example.org/2.png', 'failed'),
    copyOf('https://example.org/3.png', 'failed'),
  ];
  const months = reportMonths().map((month) => (month.month === 1 ? { ...month, pictures } : month));
  open({ 'GET /api/progress-updates/due': [200, months] });
  const done = await row(1);
  expect(done.getByText('1 picture is being copied.')).toBeVisible();
  expect(done.getByText('2 pictures could not be copied. Edit the report to see why.')).toBeVisible();
});

test('says so while the season has no dates', async () => {
  const undated = reportMonths().map((month) => ({
    ...month,
    opensAt: null,
    dueAt: null,
    state: 'due' as const,
    reportId: null,
  }));
  open({ 'GET /api/progress-updates/due': [200, undated], 'GET /api/progress-updates': [200, []] });
  expect(await screen.findByText(/The season has no start date yet/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Write the report on month 12' })).toBeVisible();
});

test('offers to try again where the months cannot be loaded', async () => {
  open({ 'GET /api/progress-updates/due': [503] });
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeVisible();
});
