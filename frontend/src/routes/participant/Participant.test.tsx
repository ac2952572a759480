import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser, challengeSettings } from '../../testing/samples';
import { aSeason } from '../../testing/season-samples';
import { aComment, anAward, anOwnVote } from '../../testing/vote-samples';
import Participant from './Participant';

beforeEach(() => loadNamespaces('participants', 'votes', 'awards'));
afterEach(() => sessionStorage.clear());

type Answers = Parameters<typeof answerCalls>[0];

const isList = (name: string) => name === 'GET /api/participants/3/comments';

function open(answers: Answers, address = '/participants/3') {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser()],
    'GET /api/awards': [200, [anAward()]],
    'GET /api/votes/user': [200, []],
    'GET /api/participants/3': [200, aParticipant({ userId: 8, votesReceived: 1234 })],
    'GET /api/participants/3/votes': [200, []],
    'GET /api/participants/3/comments': [200, []],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <Participant />
    </>
  );
  return { calls, ...renderAt(address, page, '/participants/:id') };
}

test('says how many votes somebody has', async () => {
  open({});
  expect(await screen.findByText('1,234 votes')).toBeVisible();
  expect(await screen.findByText('No votes yet.')).toBeVisible();
});

test('says of somebody of an earlier season which one it was, and leads there', async () => {
  open({ 'GET /api/seasons': [200, [aSeason({ number: 2 }), aSeason({ state: 'closed' })]] });
  expect(await screen.findByText(/Amina Diallo took part in Season 1, which is closed/)).toBeVisible();
  for (const name of ['See all of Season 1', 'Season 1'])
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', '/seasons/1');
});

test('names the season of somebody who takes part now, without a word on its end', async () => {
  const { calls } = open({ 'GET /api/seasons': [200, [aSeason()]] });
  expect(await screen.findByRole('link', { name: 'Season 1' })).toHaveAttribute('href', '/seasons/1');
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/seasons'));
  expect(screen.queryByText(/which is closed/)).toBeNull();
});

test('asks for the vote at once whoever comes back from joining, and for nothing once they have answered', async () => {
  const { router } = open({}, '/participants/3?vote=1');
  expect(await screen.findByRole('dialog', { name: 'Vote for Amina Diallo' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(router.state.location.search).toBe('');
});

describe('somebody of an earlier season', () => {
  const later: Answers = {
    'GET /api/challenge/settings': [200, challengeSettings({ season: 2 })],
    'GET /api/seasons': [200, [aSeason({ number: 2 }), aSeason({ state: 'counting' })]],
  };

  it('can be voted for no more, even where the address asks', async () => {
    open(later, '/participants/3?vote=1');
    expect(await screen.findByText('Voting is over')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Vote for Amina Diallo' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be followed no more', async () => {
    const { calls } = open({ ...later, 'GET /api/follows': [200, []] });
    expect(await screen.findByText('Voting is over')).toBeVisible();
    await waitFor(() => expect(calls.map(({ name }) => name)).toContain('GET /api/follows'));
    expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull();
  });

  it('can be left by whoever follows them', async () => {
    open({ ...later, 'GET /api/follows': [200, [3]] });
    expect(await screen.findByRole('button', { name: /^Following Amina Diallo/ })).toBeEnabled();
  });
});

test('offers to follow nobody of a season that is closed, not even to strangers', async () => {
  open({
    'GET /api/auth/me': [401],
    'GET /api/seasons': [200, [aSeason({ state: 'closed' })]],
    'GET /api/awards': [200, [anAward({ status: 'closed' })]],
  });
  expect(await screen.findByText(/Amina Diallo took part in Season 1, which is closed/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Follow Amina Diallo' })).toBeNull();
});

test('asks no visitor at once, even where the address does', async () => {
  open({ 'GET /api/auth/me': [401] }, '/participants/3?vote=1');
  expect(await screen.findByRole('link', { name: 'Vote for Amina Diallo' })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('keeps the page when a later look at it fails', async () => {
  const answers: [number, unknown?][] = [[200, aParticipant({ userId: 8 })], [503]];
  open({
    'GET /api/participants/3': () => answers.shift() ?? [503],
    'POST /api/votes': [201, anOwnVote({ participantId: 3 })],
  });
  const button = await screen.findByRole('button', { name: 'Vote for Amina Diallo' });
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await userEvent.click(screen.getByRole('button', { name: 'Give my vote' }));
  await screen.findByText(/48 hours/);
  await expect.poll(() => answers).toHaveLength(0);
  expect(screen.getByRole('heading', { level: 1, name: 'Amina Diallo' })).toBeInTheDocument();
});

test('tells the votes of each month, and those that were left uncounted', async () => {
  open({
    'GET /api/participants/3/votes': [
      200,
      [
        { month: '2026-03', votes: 12, counted: 12 },
        { month: '2026-04', votes: 48, counted: 45 },
      ],
    ],
  });
  const table = await screen.findByRole('table', { name: 'Votes over time' });
  expect(within(table).getByRole('row', { name: 'April 2026 48 45' })).toBeInTheDocument();
  expect(screen.getByText('April 2026: 3 of 48 votes were left uncounted by the organisers.')).toBeVisible();
});

describe('what the judges gave', () => {
  const judged: Answers = {
    'GET /api/awards': [200, [anAward({ id: 2, kind: 'judges', status: 'closed' })]],
    'GET /api/awards/2/feedback': [
      200,
      { awardId: 2, season: 1, judges: 1, criteria: null, notes: ['Go on measuring.'] },
    ],
  };

  it('is shown to whose page it is', async () => {
    open({ ...judged, 'GET /api/participants/3': [200, aParticipant({ userId: aUser().id })] });
    expect(await screen.findByText('Go on measuring.')).toBeVisible();
  });

  it('is not asked for by anybody else', async () => {
    const { calls } = open(judged);
    expect(await screen.findByRole('heading', { level: 1, name: 'Amina Diallo' })).toBeVisible();
    await screen.findByRole('button', { name: 'Vote for Amina Diallo' });
    expect(calls.map(({ name }) => name)).not.toContain('GET /api/awards/2/feedback');
  });
});

describe('the comments', () => {
  const texts = (from: number, to: number) =>
    Array.from({ length: from - to + 1 }, (_, index) =>
      aComment({ id: from - index, comment: `Word ${from - index}` }),
    );

  it('come a page at a time and keep what is shown while more is on its way', async () => {
    let release: () => void = () => undefined;
    const later = new Promise<[number, unknown]>((resolve) => (release = () => resolve([200, texts(10, 8)])));
    const pages = [[200, texts(30, 10)] as [number, unknown], later];
    const { calls } = open({ 'GET /api/participants/3/comments': () => pages.shift() ?? [500] });
    expect(await screen.findByText('Word 11')).toBeVisible();
    expect(screen.queryByText('Word 10')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Show more' })).toHaveAttribute('aria-busy'),
    );
    expect(screen.getByText('Word 30')).toBeVisible();
    release();
    const first = await screen.findByText('Word 10');
    expect(first.closest('li')).toHaveFocus();
    expect(screen.getByText('Word 30')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(calls.filter(({ name }) => isList(name))).toHaveLength(2);
  });

  it('stay when the next page cannot be loaded, which can be tried again', async () => {
    const pages: [number, unknown?][] = [[200, texts(30, 10)], [503], [200, texts(10, 10)]];
    open({ 'GET /api/participants/3/comments': () => pages.shift() ?? [500] });
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findByText(/More comments could not be loaded/)).toBeVisible();
    expect(screen.getByText('Word 30')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByText('Word 10')).toBeVisible();
  });

  it('show script as the text it is', async () => {
    const comment = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const { container } = open({ 'GET /api/participants/3/comments': [200, [aComment({ comment })]] });
    expect(await screen.findByText(comment)).toBeVisible();
    expect(container.querySelector('script, img[src="x"]')).toBeNull();
  });

  it('tell an author why theirs is hidden', async () => {
    const hidden = { hidden: true, reason: 'It names an address.' };
    open({
      'GET /api/votes/user': [200, [anOwnVote({ commentId: 31, month: '2026-03' })]],
      'GET /api/participants/3/comments': [200, [aComment(hidden)]],
    });
    expect(await screen.findByText(/The organisers have hidden your comment/)).toBeVisible();
    expect(screen.getByText('It names an address.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Report the comment/ })).toBeNull();
  });

  it('can be reported, with a reason for whoever has one', async () => {
    const { calls } = open({
      'GET /api/participants/3/comments': [200, [aComment()]],
      'POST /api/comments/31/report': [204],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Report the comment by oliver' }));
    await fill(/What is wrong/, 'It is spam.');
    await userEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported, thank you')).toBeVisible();
    expect(calls).toContainEqual({ name: 'POST /api/comments/31/report', body: { reason: 'It is spam.' } });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ask a visitor who wants to report one to log in', async () => {
    open({ 'GET /api/auth/me': [401], 'GET /api/participants/3/comments': [200, [aComment()]] });
    const link = await screen.findByRole('link', { name: 'Report the comment by oliver' });
    expect(link).toHaveAttribute('href', '/register?next=%2Fparticipants%2F3&tab=login');
  });
});
