import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { SessionStart } from '../../../session/SessionStart';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { aParticipant, aUser } from '../../../testing/samples';
import { anAward, anOwnVote, aVote } from '../../../testing/vote-samples';
import { VoteButton } from './VoteButton';

beforeEach(() => loadNamespaces('votes'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Answers = Parameters<typeof answerCalls>[0];

const amina = aParticipant({ id: 3, userId: 8 });

function open(answers: Answers) {
  const calls = answerCalls({
    'GET /api/auth/me': [200, aUser({ username: 'oliver' })],
    'GET /api/awards': [200, [anAward()]],
    'GET /api/votes/user': [200, []],
    ...answers,
  });
  const page = (
    <>
      <SessionStart />
      <VoteButton candidate={amina} />
    </>
  );
  return { calls, ...renderAt('/participants', page) };
}

const voteFor = { name: 'Vote for Amina Diallo' };
const ask = async () => {
  const button = await screen.findByRole('button', voteFor);
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
  await screen.findByRole('dialog');
};
const give = () => userEvent.click(screen.getByRole('button', { name: 'Give my vote' }));
const secrets = () => Object.keys(localStorage).filter((key) => key.startsWith('vote-secret:'));

describe('the vote', () => {
  it('is given with two clicks, and what is public and when it can be given again is said before', async () => {
    let isGiven = false;
    const { calls } = open({
      'POST /api/votes': () => {
        isGiven = true;
        return [201, aVote()];
      },
      'GET /api/votes/user': () => [200, isGiven ? [anOwnVote()] : []],
    });
    await ask();
    const dialog = screen.getByRole('dialog', voteFor);
    expect(dialog).toHaveTextContent(/counts for Viewers' Choice in .* again from .* 1, .*, UTC/);
    expect(dialog).toHaveTextContent(/beside your name oliver/);
    await give();
    expect(await screen.findByRole('dialog', { name: 'Your vote is in' })).toHaveTextContent(/48 hours/);
    expect(calls.find(({ name }) => name === 'POST /api/votes')?.body).toEqual({
      participantId: 3,
      comment: null,
      pseudonym: expect.stringMatching(/^0x[0-9a-f]{64}$/) as string,
    });
    await userEvent.click(screen.getByText('Close', { selector: 'button' }));
    expect(await screen.findByText(/^Voted in/)).toBeVisible();
    expect(screen.queryByRole('button', voteFor)).toBeNull();
  });

  it('is sent with its comment, trimmed, and under a secret that is kept before it leaves', async () => {
    let kept: string[] = [];
    const { calls } = open({
      'POST /api/votes': () => {
        kept = secrets();
        return [201, aVote()];
      },
    });
    await ask();
    await fill(/comment/, '  The filters work. ');
    await give();
    await screen.findByText(/48 hours/);
    const { body } = calls.find(({ name }) => name === 'POST /api/votes') as { body: { pseudonym: string } };
    expect(body).toMatchObject({ comment: 'The filters work.' });
    expect(kept).toEqual([`vote-secret:${body.pseudonym}`]);
    expect(secrets()).toEqual(kept);
    expect(sessionStorage).toHaveLength(0);
  });

  it('tells of a vote given elsewhere meanwhile with the date of the next', async () => {
    const next = '2026-12-01T00:00:00.000Z';
    const already = { code: 'already_voted' as const, params: { next }, message: 'Voted already' };
    open({ 'POST /api/votes': refused(409, already) });
    await ask();
    await give();
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/again from December 1, 2026, UTC/),
    );
    expect(secrets()).toEqual([]);
  });

  it('keeps the comment and the secret when nobody knows whether it arrived', async () => {
    open({ 'POST /api/votes': [503, { message: 'The database is away.' }] });
    await ask();
    await fill(/comment/, 'Keep me');
    await give();
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/What you wrote is kept/));
    expect(screen.getByLabelText(/comment/)).toHaveValue('Keep me');
    expect(secrets()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Not now' }));
    await ask();
    expect(screen.getByLabelText(/comment/)).toHaveValue('Keep me');
  });

  it('asks to sign in where one is when the session has ended, and leads to the login and back whoever closes that; the comment stays', async () => {
    open({ 'POST /api/votes': refused(401, { code: 'not_signed_in', message: 'Please sign in first' }) });
    await ask();
    await fill(/comment/, 'Keep me');
    await give();
    const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
    await userEvent.click(again.getByRole('button', { name: 'Close' }));
    const login = await screen.findByRole('link', { name: 'Log in to vote' });
    expect(login).toHaveAttribute('href', '/register?next=%2Fparticipants%2F3%3Fvote%3D1&tab=login');
    expect(screen.getByLabelText(/comment/)).toHaveValue('Keep me');
  });

  it('waits until a comment that is too long is shortened', async () => {
    const { calls } = open({});
    await ask();
    await fill(/comment/, 'a'.repeat(501));
    expect(screen.getByText('501 of 500 characters')).toBeVisible();
    expect(screen.getByText('At most 500 characters, please')).toBeVisible();
    await give();
    expect(calls.map(({ name }) => name)).not.toContain('POST /api/votes');
  });

  it('cannot be sent twice', async () => {
    let answer: () => void = () => undefined;
    const answered = new Promise<[number, unknown]>((resolve) => (answer = () => resolve([201, aVote()])));
    const { calls } = open({ 'POST /api/votes': () => answered });
    await ask();
    await give();
    const dialog = within(screen.getByRole('dialog'));
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: 'Give my vote' })).toHaveAttribute('aria-busy'),
    );
    await expect.poll(() => calls.filter(({ name }) => name === 'POST /api/votes')).toHaveLength(1);
    answer();
    expect(await screen.findByText(/48 hours/)).toBeVisible();
  });
});

test('whoever has voted this month sees when they can again', async () => {
  open({ 'GET /api/votes/user': [200, [anOwnVote()]] });
  expect(await screen.findByText(/^Voted in/)).toBeVisible();
  expect(screen.getByText(/^Again from/)).toBeVisible();
});

test('a viewer, whose username is their e-mail address, reads that others see the name that they gave', async () => {
  const viewer = aUser({ role: 'viewer', username: 'oliver@example.org', publicName: 'Oliver Brandt' });
  open({ 'GET /api/auth/me': [200, viewer] });
  await ask();
  expect(screen.getByRole('dialog')).toHaveTextContent('beside your name Oliver Brandt.');
});

test('nobody is asked to vote for themselves', async () => {
  open({ 'GET /api/auth/me': [200, aUser({ id: 8 })] });
  expect(await screen.findByText('This is you')).toBeVisible();
});

test.each([
  ['upcoming', 'Voting has not begun yet'],
  ['closed', 'Voting is over'],
] as const)('an award that is %s takes no votes, and that is said beforehand', async (status, words) => {
  open({ 'GET /api/awards': [200, [anAward({ status })]] });
  expect(await screen.findByText(words)).toBeVisible();
});

test('visitors join first and come back to the vote', async () => {
  open({ 'GET /api/auth/me': [401] });
  const link = await screen.findByRole('link', voteFor);
  expect(link).toHaveAttribute('href', '/join-as-viewer?next=%2Fparticipants%2F3%3Fvote%3D1');
});
