import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { aReportComment, aThread } from '../../../testing/talk-samples';
import type { ReportThreadPage } from '../api';
import Talk from './Talk';

const report = { id: 21, participantId: 3, userId: 8 };
const list = 'GET /api/progress-updates/21/comments';
const write = 'POST /api/progress-updates/21/comments';

const page = (change: Partial<ReportThreadPage> = {}): [number, ReportThreadPage] => [
  200,
  { comments: [], next: null, closedBy: null, ...change },
];

beforeEach(async () => {
  await loadNamespaces('talk', 'errors');
  Element.prototype.scrollIntoView = vi.fn<() => void>();
});
afterEach(() => sessionStorage.clear());

function open(answers: Parameters<typeof answerCalls>[0], address = '/participants/3') {
  const calls = answerCalls({ 'GET /api/auth/me': [200, aUser()], [list]: page(), ...answers });
  const talk = (
    <>
      <SessionStart />
      <Talk report={report} />
    </>
  );
  return { calls, ...renderAt(address, talk) };
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('shows what people say with its replies, and marks the participant by the account', async () => {
  const replies = [aReportComment({ id: 32, replyTo: 31, byParticipant: true, text: 'A year' })];
  open({ [list]: page({ comments: [aThread({ replies })] }) });
  const answers = await screen.findByRole('list', { name: 'Replies to oliver' });
  expect(within(answers).getByText('A year')).toBeVisible();
  expect(screen.getAllByText('Participant')).toHaveLength(1);
  expect(within(answers).getByText('Participant')).toBeVisible();
  expect(within(answers).queryByRole('button', { name: 'Reply' })).toBeNull();
});

test('shows script as the text it is', async () => {
  const text = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
  const { container } = open({ [list]: page({ comments: [aThread({ text })] }) });
  expect(await screen.findByText(text)).toBeVisible();
  expect(container.querySelector('script, img')).toBeNull();
});

test('publishes a comment and says so only once the server has it', async () => {
  const { calls } = open({ [write]: [201, aReportComment()] });
  await press('Write a comment');
  const field = screen.getByLabelText('Your comment');
  expect(field).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Publish' })).toBeDisabled();
  await fill('Your comment', 'Go on');
  expect(screen.queryByText('Your comment is published.')).toBeNull();
  await press('Publish');
  expect(await screen.findByText('Your comment is published.')).toBeVisible();
  expect(calls).toContainEqual({ name: write, body: { text: 'Go on' } });
  expect(screen.queryByLabelText('Your comment')).toBeNull();
});

test('keeps what was written where it could not be sent, and says why', async () => {
  open({ [write]: [429, { code: 'too_many_report_comments', message: 'Too many' }] });
  await press('Write a comment');
  await fill('Your comment', 'Go on');
  await press('Publish');
  expect(await screen.findByText(/You have written many comments.*What you wrote is kept/)).toBeVisible();
  expect(screen.getByLabelText('Your comment')).toHaveValue('Go on');
});

test('sends no comment that is too long, and says so', async () => {
  const { calls } = open({});
  await press('Write a comment');
  await fill('Your comment', 'x'.repeat(501));
  await press('Publish');
  expect(screen.getByLabelText('Your comment')).toBeInvalid();
  expect(calls.map(({ name }) => name)).not.toContain(write);
});

test('leads a visitor to sign in, and gives what they wrote to the account', async () => {
  const { unmount } = open({ 'GET /api/auth/me': [401] });
  await press('Write a comment');
  await fill('Your comment', 'Go on');
  const link = screen.getByRole('link', { name: 'Log in to publish' });
  expect(link).toHaveAttribute('href', '/register?next=%2Fparticipants%2F3%23report-21&tab=login');
  unmount();
  const { unmount: leave } = open({});
  expect(await screen.findByLabelText('Your comment')).toHaveValue('Go on');
  leave();
  open({ 'GET /api/auth/me': [401] });
  expect(await screen.findByRole('button', { name: 'Write a comment' })).toBeVisible();
});

test('answers a comment below it', async () => {
  const { calls } = open({
    [list]: page({ comments: [aThread()] }),
    [write]: [201, aReportComment({ id: 40, replyTo: 31 })],
  });
  await press('Reply');
  await fill('Your reply to oliver', 'Thank you');
  await press('Publish reply');
  await expect.poll(() => calls).toContainEqual({ name: write, body: { text: 'Thank you', replyTo: 31 } });
  expect(await screen.findByRole('button', { name: 'Reply' })).toBeVisible();
});

test('lets an author change a young comment and delete any', async () => {
  const { id, username } = aUser();
  const author = { id, name: username };
  const old = aThread({ id: 30, author, createdAt: '2020-01-01T00:00:00.000Z', text: 'Old' });
  const young = aThread({ author, createdAt: new Date().toISOString() });
  const { calls } = open({
    [list]: page({ comments: [young, old] }),
    'PATCH /api/report-comments/31': [200, young],
    'DELETE /api/report-comments/30': [204],
  });
  expect(await screen.findAllByRole('button', { name: 'Delete' })).toHaveLength(2);
  await press('Edit');
  await fill('Change your comment', 'Better');
  await press('Save');
  await expect
    .poll(() => calls)
    .toContainEqual({ name: 'PATCH /api/report-comments/31', body: { text: 'Better' } });
  await waitFor(() => expect(screen.queryByLabelText('Change your comment')).toBeNull());
  await userEvent.click(screen.getAllByRole('button', { name: 'Delete' })[1]!);
  await press('Delete comment');
  await expect.poll(() => calls.map(({ name }) => name)).toContain('DELETE /api/report-comments/30');
  expect(screen.queryByRole('button', { name: /Report/ })).toBeNull();
});

test('tells an author why theirs is hidden, and others that something stood there', async () => {
  const { id, username } = aUser();
  const hidden = { hidden: true, reason: 'It names an address.', author: { id, name: username } };
  const empty = aThread({ id: 20, text: null, author: null, hidden: true, replies: [aReportComment()] });
  open({ [list]: page({ comments: [aThread(hidden), empty] }) });
  expect(await screen.findByText(/The organisers have hidden your comment/)).toBeVisible();
  expect(screen.getByText('It names an address.')).toBeVisible();
  expect(screen.getByText('This comment is hidden.')).toBeVisible();
});

test.each([
  ['participant', /The participant has closed the comments/],
  ['season', /The season is closed/],
  ['site', /There are no comments here/],
] as const)('takes nothing where the %s has closed them', async (closedBy, words) => {
  open({ [list]: page({ closedBy, comments: closedBy === 'site' ? [] : [aThread()] }) });
  expect(await screen.findByText(words)).toBeVisible();
  for (const name of ['Write a comment', 'Reply', 'Close the comments'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

test('lets the participant close the comments, and open them again', async () => {
  const states: [number, ReportThreadPage][] = [page(), page({ closedBy: 'participant' }), page()];
  const { calls } = open({
    'GET /api/auth/me': [200, aUser({ id: report.userId })],
    [list]: () => (states.length > 1 ? states.shift()! : states[0]!),
    'PUT /api/progress-updates/21/comments/closed': [204],
    'DELETE /api/progress-updates/21/comments/closed': [204],
  });
  await press('Close the comments');
  await press('Open the comments again');
  await expect
    .poll(() => calls.map(({ name }) => name))
    .toContain('DELETE /api/progress-updates/21/comments/closed');
});

test('says that nobody has said anything, and that it could not be loaded', async () => {
  open({});
  expect(await screen.findByText(/Nobody has commented yet/)).toBeVisible();
});

test('offers to try again where the comments cannot be had', async () => {
  const answers: [number, unknown?][] = [[503], page({ comments: [aThread()] })];
  open({ [list]: () => answers.shift() ?? [500] });
  await userEvent.click(await screen.findByRole('button', { name: /again/i }));
  expect(await screen.findByText(aThread().text!)).toBeVisible();
});

test('leads to a comment that the address names, also where it is not on the first page', async () => {
  const target = aReportComment({ id: 77, replyTo: 31, text: 'Late' });
  open(
    {
      'GET /api/report-comments/77': [
        200,
        { reportId: 21, participantId: 3, thread: aThread({ replies: [target] }) },
      ],
    },
    '/participants/3#report-21-comment-77',
  );
  expect((await screen.findByText('Late')).closest('article')).toHaveFocus();
});

test('says where the comment that the address names is gone', async () => {
  open({ 'GET /api/report-comments/77': [404] }, '/participants/3#report-21-comment-77');
  expect(await screen.findByText(/is not here any more/)).toBeVisible();
});

test('fetches replies after the tenth when they are asked for', async () => {
  open({
    [list]: page({ comments: [aThread({ replies: [aReportComment({ id: 32 })], nextReply: 32 })] }),
    'GET /api/report-comments/31/replies': [
      200,
      { comments: [aReportComment({ id: 60, text: 'Eleventh' })], next: null },
    ],
  });
  await press('Show more replies');
  expect(await screen.findByText('Eleventh')).toBeVisible();
});
