import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { baseApi } from '../../../../api/base-api';
import type { SiteEvent } from '../../../../events/site-event';
import { tagsOfEvent } from '../../../../events/tags-of-event';
import { loadNamespaces } from '../../../../i18n';
import { SessionStart } from '../../../../session/SessionStart';
import { answerCalls } from '../../../../testing/answer-calls';
import { aHomePerson, aRecentVote, aViewerHome } from '../../../../testing/home-samples';
import { renderAt } from '../../../../testing/render';
import { aUser } from '../../../../testing/samples';
import { aPlacedComment } from '../../../../testing/talk-samples';
import { anAward, anOwnVote, aVote } from '../../../../testing/vote-samples';
import ViewerHome from './ViewerHome';

beforeEach(() => loadNamespaces('homes', 'votes', 'reports', 'errors'));
afterEach(() => localStorage.clear());

const REPLIES = 'GET /api/report-comments/replies-to-me?limit=3';

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser({ username: 'oliver', role: 'viewer' })],
    'GET /api/awards': [200, [anAward()]],
    'GET /api/follows': [200, []],
    'GET /api/votes/user': [200, []],
    [REPLIES]: [200, { comments: [], next: null }],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <ViewerHome skeleton={null} />
    </>
  );
  return { calls, ...renderAt('/dashboard', page) };
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });

test('says for whom a vote is left and until when, and takes it in place', async () => {
  let isGiven = false;
  const { calls } = open({
    'GET /api/homes/viewer': () => [
      200,
      isGiven ? aViewerHome({ votesLeft: 0, voteFor: [], votes: [aRecentVote()] }) : aViewerHome(),
    ],
    'POST /api/votes': () => {
      isGiven = true;
      return [201, aVote()];
    },
    'GET /api/votes/user': () => [200, isGiven ? [anOwnVote()] : []],
  });
  const left = within(await part(/^1 vote left in/));
  expect(left.getByText(/^They count until .+, 00:00 UTC: \d+ days? left\.$/)).toBeVisible();
  expect(calls.map(({ name }) => name)).not.toContain('GET /api/votes/user');

  await userEvent.click(left.getByRole('button', { name: 'Vote for Amina Diallo' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Give my vote' }));
  await screen.findByRole('heading', { name: 'Your vote is in' });
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1)!);
  const done = within(await part(/^All your votes for .+ are given$/));
  expect(await done.findByText(/^Voted in/)).toBeVisible();
  expect(within(await part('Your votes')).getByText('Amina Diallo')).toBeVisible();
});

const ENDS_EARLY = { month: '2031-05', until: '2031-05-20T15:30:00.000Z' };

test('says until when where votes end before the month does', async () => {
  open({ 'GET /api/homes/viewer': [200, aViewerHome({ ...ENDS_EARLY, votesLeft: 2 })] });
  const left = within(await part(/^2 votes left in May 2031/));
  expect(left.getByText(/^They count until May 20, 2031, 15:30 UTC: [\d,]+ days left\.$/)).toBeVisible();
});

test.each([
  ['with the next month', { month: '2031-05', until: '2031-06-01T00:00:00.000Z' }, 1],
  ['of which nobody knows when', ENDS_EARLY, 0],
])('once all are given it speaks of others %s so often', async (_when, ends, times) => {
  open({ 'GET /api/homes/viewer': [200, aViewerHome({ ...ends, votesLeft: 0 })] });
  await part('All your votes for May 2031 are given');
  expect(screen.queryAllByText(/^You can vote again from/)).toHaveLength(times);
});

test('asks for no vote while none are taken', async () => {
  open({
    'GET /api/homes/viewer': [200, aViewerHome({ isVotingOpen: false, votesLeft: 0, voteFor: [] })],
  });
  expect(await part('No votes are taken now')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Vote/ })).toBeNull();
});

test('leads to the reports of those followed, and says so where there are none', async () => {
  const report = {
    ...{ id: 12, participantId: 3, participantName: 'Amina Diallo', month: 4 },
    ...{ title: 'A well for Nandi', createdAt: '2026-03-05T10:00:00.000Z' },
  };
  open({ 'GET /api/homes/viewer': [200, aViewerHome({ following: 1, reports: [report] })] });
  const news = within(await part('New from those you follow'));
  expect(news.getByRole('link', { name: 'A well for Nandi' })).toHaveAttribute(
    'href',
    '/participants/3#report-12',
  );
  expect(news.getByText(/Month 4/)).toBeVisible();
});

test('tells whoever follows nobody what appears there, and whoever follows somebody that nothing did', async () => {
  open({ 'GET /api/homes/viewer': [200, aViewerHome()] });
  expect(await screen.findByText(/^You follow nobody yet/)).toBeVisible();
  open({ 'GET /api/homes/viewer': [200, aViewerHome({ following: 2 })] });
  expect(await screen.findByText('Those you follow have reported nothing yet.')).toBeVisible();
});

test('leads to the receipts of votes of sealed months alone', async () => {
  const sealed = aRecentVote({ id: 7, month: '2026-02', hasReceipt: true });
  open({ 'GET /api/homes/viewer': [200, aViewerHome({ votes: [aRecentVote(), sealed] })] });
  const own = within(await part('Your votes'));
  expect(own.getAllByRole('link', { name: /^Get the receipt: / })).toHaveLength(1);
  expect(own.getByText(/The receipt comes once the month is sealed/)).toBeVisible();
});

test('keeps in sight whom the reader has just begun to follow', async () => {
  let followed: number[] = [];
  const chen = aHomePerson({ id: 5, userId: 10, name: 'Chen Wei' });
  open({
    'GET /api/homes/viewer': () => [200, aViewerHome({ discover: followed.length > 0 ? [] : [chen] })],
    'GET /api/follows': () => [200, followed],
    'PUT /api/participants/5/follow': () => {
      followed = [5];
      return [204];
    },
  });
  const discover = within(await part('Whom to discover'));
  const button = await discover.findByRole('button', { name: 'Follow Chen Wei' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  expect(await discover.findByRole('button', { name: /^Following Chen Wei/ })).toBeVisible();
});

test('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  open({ 'GET /api/homes/viewer': () => (isAway ? [503] : [200, aViewerHome()]) });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(again);
  expect(await part(/^1 vote left in/)).toBeVisible();
});

test('shows what was answered to own comments, and leads to each reply', async () => {
  const reply = aPlacedComment({
    id: 44,
    replyTo: 31,
    text: 'A year',
    answeredText: 'How long does a filter last?',
  });
  open({
    'GET /api/homes/viewer': [200, aViewerHome()],
    [REPLIES]: [200, { comments: [reply], next: null }],
  });
  const replies = within(await part('Replies to your comments'));
  expect(await replies.findByText('A year')).toBeVisible();
  expect(replies.getByText('How long does a filter last?')).toBeVisible();
  expect(replies.getByRole('link', { name: /^Read the reply by .*oliver/ })).toHaveAttribute(
    'href',
    '/participants/3#report-21-comment-44',
  );
});

test('says that nobody has answered yet', async () => {
  open({ 'GET /api/homes/viewer': [200, aViewerHome()] });
  expect(await screen.findByText(/^Nobody has answered a comment of yours yet/)).toBeVisible();
});

test('stands without the replies where they fail, and tries them again', async () => {
  let isAway = true;
  open({
    'GET /api/homes/viewer': [200, aViewerHome()],
    [REPLIES]: () => (isAway ? [503] : [200, { comments: [aPlacedComment()], next: null }]),
  });
  const replies = within(await part('Replies to your comments'));
  const again = await replies.findByRole('button', { name: 'Try Again' });
  expect(await part(/^1 vote left in/)).toBeVisible();
  isAway = false;
  await userEvent.click(again);
  expect(await replies.findByRole('link', { name: /^Read the reply/ })).toBeVisible();
});

test('fetches the replies anew with a notification and with what becomes of their reports, not with any other comment', async () => {
  const { store } = open({
    'GET /api/homes/viewer': [200, aViewerHome()],
    [REPLIES]: [200, { comments: [aPlacedComment()], next: null }],
  });
  await screen.findByRole('link', { name: /^Read the reply/ });
  const outdated = (name: SiteEvent['name'], data: SiteEvent['data']) =>
    baseApi.util
      .selectInvalidatedBy(store.getState(), [...tagsOfEvent({ id: 1, name, data })])
      .map(({ endpointName }) => endpointName);
  expect(outdated('comment', { id: 50, reportId: 99 })).not.toContain('listRepliesToMe');
  expect(outdated('comment', { id: 31, reportId: 21 })).toContain('listRepliesToMe');
  expect(outdated('notification', { id: 9 })).toContain('listRepliesToMe');
});

test('says that the replies are on the way', async () => {
  open({
    'GET /api/homes/viewer': [200, aViewerHome()],
    [REPLIES]: () => new Promise<never>(() => undefined),
  });
  expect(await screen.findByRole('status', { name: 'Loading replies' })).toBeVisible();
});
