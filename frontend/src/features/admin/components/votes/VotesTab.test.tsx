import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls, type Call } from '../../../../testing/answer-calls';
import { fill } from '../../../../testing/fill';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import type { AdminComment, AdminVote, Burst, VoteBurst } from '../../votes-api';
import { VotesTab } from './VotesTab';

withToasts();
beforeEach(() => loadNamespaces('admin'));

const vote = (id: number, change: Partial<AdminVote> = {}): AdminVote => ({
  id,
  participantId: 3,
  awardId: 1,
  username: `voter-${id}`,
  month: '2026-11',
  counted: true,
  reason: null,
  fixed: false,
  createdAt: '2026-11-05T10:00:00.000Z',
  ...change,
});

const burst = (votes: AdminVote[]): VoteBurst => ({
  participantId: 3,
  participantName: 'Amina Diallo',
  mark: '5Zk3Qw',
  count: votes.length,
  counted: votes.filter(({ counted }) => counted).length,
  firstAt: '2026-11-05T10:00:00.000Z',
  lastAt: '2026-11-05T10:20:00.000Z',
  votes,
});

const comment = (change: Partial<AdminComment> = {}): AdminComment => ({
  id: 120,
  participantId: 3,
  participantName: 'Amina Diallo',
  username: 'oliver',
  comment: 'She lives at 5 Mill Lane.',
  month: '2026-11',
  createdAt: '2026-11-05T10:00:00.000Z',
  hidden: false,
  reason: null,
  reportCount: 1,
  reports: [{ username: 'jonas', reason: 'It names an address.', createdAt: '2026-11-05T11:00:00.000Z' }],
  ...change,
});

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers) {
  const calls = answerCalls({
    'GET /api/votes/months': [200, []],
    'GET /api/admin/votes/bursts': [200, []],
    'GET /api/admin/bursts': [200, []],
    'GET /api/admin/comments': [200, { comments: [], next: null }],
    'GET /api/admin/report-comments': [200, { comments: [], next: null }],
    ...answers,
  });
  renderAt('/admin?tab=votes', <VotesTab />);
  return calls;
}

const changes = (calls: Call[]) => calls.filter(({ name }) => name.startsWith('PATCH'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

test('shows of each month all votes, those that count and whether it is sealed', async () => {
  const unsealed = { root: null, transactionHash: null, closedAt: null };
  const root = `0x${'5c'.repeat(32)}`;
  const sealed = { root, transactionHash: root, closedAt: '2026-11-03T00:00:00.000Z' };
  open({
    'GET /api/votes/months': [
      200,
      [
        { month: '2026-11', votes: 48, counted: 45, ...unsealed },
        { month: '2026-10', votes: 1200, counted: 1200, ...sealed },
      ],
    ],
  });
  expect(
    await screen.findByRole('row', { name: /November 2026 45 of 48 votes counted.*Open/ }),
  ).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /October 2026 1,200 of 1,200 votes.*Sealed/ })).toBeInTheDocument();
});

test('leaves the votes of a burst uncounted, those that still are, with a reason', async () => {
  const votes = [vote(1), vote(2, { counted: false, reason: 'Before' }), vote(3), vote(4, { fixed: true })];
  const calls = open({
    'GET /api/admin/votes/bursts': [200, [burst(votes)]],
    'PATCH /api/admin/votes/1': [200, vote(1, { counted: false })],
    'PATCH /api/admin/votes/3': [200, vote(3, { counted: false })],
  });
  await press('Leave all uncounted');
  expect(await screen.findByText('Leave 2 votes uncounted?')).toBeInTheDocument();
  await confirm('Leave uncounted');
  expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
  await fill('Reason, shown to the voter', 'One person.');
  await confirm('Leave uncounted');
  const body = { counted: false, reason: 'One person.' };
  await expect
    .poll(() => changes(calls))
    .toEqual([
      { name: 'PATCH /api/admin/votes/1', body },
      { name: 'PATCH /api/admin/votes/3', body },
    ]);
  expect(await screen.findByText('Left uncounted')).toBeInTheDocument();
});

test('keeps the reason when the month was sealed meanwhile', async () => {
  const fixed = { code: 'month_fixed' as const, params: { month: '2026-11' }, message: 'Fixed' };
  open({
    'GET /api/admin/votes/bursts': [200, [burst([vote(1)])]],
    'PATCH /api/admin/votes/1': refused(409, fixed),
  });
  await press('Leave all uncounted');
  await fill('Reason, shown to the voter', 'One person.');
  await confirm('Leave uncounted');
  expect(await screen.findByText(/The votes of 2026-11 are fixed/)).toBeInTheDocument();
  expect(screen.getByLabelText('Reason, shown to the voter')).toHaveValue('One person.');
});

test('counts a vote again until its month is sealed', async () => {
  const votes = [vote(1, { counted: false, reason: 'One person.' }), vote(2, { fixed: true })];
  const calls = open({
    'GET /api/admin/votes/bursts': [200, [burst(votes)]],
    'PATCH /api/admin/votes/1': [200, vote(1)],
  });
  await userEvent.click(await screen.findByText('Each vote'));
  expect(screen.getByText('The month is sealed: nothing can be changed.')).toBeVisible();
  await press('Count again: the vote of voter-1');
  await expect
    .poll(() => changes(calls))
    .toEqual([{ name: 'PATCH /api/admin/votes/1', body: { counted: true } }]);
});

test('hides a reported comment with a reason that its author reads', async () => {
  const calls = open({
    'GET /api/admin/comments': [200, { comments: [comment()], next: null }],
    'PATCH /api/admin/comments/120': [200, comment({ hidden: true })],
  });
  expect(await screen.findByText('It names an address.')).toBeVisible();
  await press('Hide the comment by oliver');
  await confirm('Hide');
  expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
  await fill('Reason, shown to the author', 'It names where somebody lives.');
  await confirm('Hide');
  const body = { hidden: true, reason: 'It names where somebody lives.' };
  await expect.poll(() => changes(calls)).toEqual([{ name: 'PATCH /api/admin/comments/120', body }]);
});

test('decides on a comment on a report in the same way, and leads to it', async () => {
  const { month: _month, ...said } = comment();
  const onReport = {
    ...said,
    ...{ reportId: 8, reportTitle: 'Clay', userId: 12, username: 'oliver', editedAt: null },
    answeredText: 'Where is she?',
  };
  const calls = open({
    'GET /api/admin/report-comments': [200, { comments: [onReport], next: null }],
    'PATCH /api/admin/report-comments/120': [200, { ...onReport, hidden: true }],
  });
  expect(await screen.findByText('Where is she?')).toBeVisible();
  const place = screen.getByRole('link', { name: 'Amina Diallo: Clay' });
  expect(place).toHaveAttribute('href', '/participants/3#report-8-comment-120');
  await press('Hide the comment by oliver');
  await fill('Reason, shown to the author', 'It names where somebody lives.');
  await confirm('Hide');
  const body = { hidden: true, reason: 'It names where somebody lives.' };
  await expect.poll(() => changes(calls)).toEqual([{ name: 'PATCH /api/admin/report-comments/120', body }]);
});

test('lets a comment stand, and shows a hidden one again', async () => {
  const comments = [comment(), comment({ id: 121, username: 'jonas', hidden: true, reason: 'Spam' })];
  const calls = open({
    'GET /api/admin/comments': [200, { comments, next: null }],
    'PATCH /api/admin/comments/120': [200, comment({ reportCount: 0, reports: [] })],
    'PATCH /api/admin/comments/121': [200, comment({ id: 121 })],
  });
  await press('Let it stand: the comment by oliver');
  await expect.poll(() => changes(calls)).toHaveLength(1);
  await press('Show again: the comment by jonas');
  await expect
    .poll(() => changes(calls))
    .toEqual([
      { name: 'PATCH /api/admin/comments/120', body: { hidden: false } },
      { name: 'PATCH /api/admin/comments/121', body: { hidden: false } },
    ]);
});

const hourly = (change: Partial<Burst> = {}): Burst => ({
  participantId: 3,
  participantName: 'Amina Diallo',
  hour: '2026-11-05T10:00:00.000Z',
  key: '5Zk3Qw',
  count: 3,
  counted: 3,
  firstAt: '2026-11-05T10:02:00.000Z',
  lastAt: '2026-11-05T10:20:00.000Z',
  reasons: [],
  final: false,
  ...change,
});

test('leaves plays of one network and hour uncounted with a reason, and counts them again', async () => {
  let burst = hourly();
  const calls = open({
    'GET /api/admin/bursts': () => [200, [burst]],
    'PATCH /api/admin/bursts': () => {
      burst = hourly({ counted: 0, reasons: ['One machine.'] });
      return [204];
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Film plays' }));
  await press('Leave uncounted: 3 of Amina Diallo');
  await confirm('Leave uncounted');
  expect(await screen.findByText('Please give a reason')).toBeInTheDocument();
  await fill('Reason, for whoever they came from to read', 'One machine.');
  await confirm('Leave uncounted');
  const place = { kind: 'plays', by: 'network', participantId: 3, hour: burst.hour, key: '5Zk3Qw' };
  const left = { ...place, counted: false, reason: 'One machine.' };
  await expect.poll(() => changes(calls)).toEqual([{ name: 'PATCH /api/admin/bursts', body: left }]);
  expect(await screen.findByText('0 of 3 counted')).toBeVisible();
  expect(screen.getByText('One machine.')).toBeVisible();
  await press('Count again: 3 of Amina Diallo');
  await expect.poll(() => changes(calls)[1]?.body).toEqual({ ...place, counted: true });
});

test('says of a burst why nothing can be changed, and where there is none', async () => {
  let found = [hourly({ final: true, key: null })];
  open({ 'GET /api/admin/bursts': () => [200, found] });
  expect(await screen.findByText('The month is sealed: nothing can be changed.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Follows' }));
  expect(await screen.findByText('The award is closed: nothing can be changed.')).toBeVisible();
  found = [];
  await userEvent.click(screen.getByRole('radio', { name: 'Mail domain' }));
  expect(await screen.findByText('No such burst in the last 60 days.')).toBeVisible();
});

test('says why bursts could not be had, and tries again', async () => {
  let isAway = true;
  open({
    'GET /api/admin/bursts': () =>
      isAway ? [503, { code: 'database_unavailable', message: 'Away' }] : [200, [hourly()]],
  });
  const retry = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByText('3 of 3 counted')).toBeVisible();
});
