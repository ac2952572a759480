import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { aParticipantHome } from '../../../../testing/home-samples';
import { renderAt } from '../../../../testing/render';
import { aPlacedComment } from '../../../../testing/talk-samples';
import ParticipantHome from './ParticipantHome';

beforeEach(() => loadNamespaces('homes', 'votes', 'progress', 'dashboard', 'errors'));

const TO_ANSWER = 'GET /api/report-comments/to-answer?limit=3';

type Answers = Parameters<typeof answerCalls>[0];

function open(home: Parameters<typeof aParticipantHome>[0] = {}, answers: Answers = {}) {
  answerCalls({
    'GET /api/homes/participant': [200, aParticipantHome(home)],
    [TO_ANSWER]: [200, { comments: [], next: null }],
    ...answers,
  });
  return renderAt('/dashboard', <ParticipantHome skeleton={null} />);
}

const part = (name: string | RegExp) => screen.findByRole('region', { name });

test('leads to the report that is due', async () => {
  open();
  const due = within(await part('Your report on month 2 is due'));
  expect(due.getByText(/^Due on March 1, 2026 · 1 of 12 months reported\.$/)).toBeVisible();
  expect(due.getByRole('link', { name: 'Write the report on month 2' })).toHaveAttribute(
    'href',
    '/dashboard?tab=challenge&season=1&month=2',
  );
});

test('says that a report is late, and how many are', async () => {
  const late = { ...aParticipantHome().report!, state: 'late' as const };
  open({ report: late, reportsLate: 3 });
  const due = within(await part('Your report on month 2 is late'));
  expect(due.getByText(/^Was due on March 1, 2026 · 3 reports are late\./)).toBeVisible();
});

test('says when the next report can be written, and offers none before', async () => {
  open({ report: { ...aParticipantHome().report!, state: 'upcoming' } });
  const next = within(await part('Next: your report on month 2'));
  expect(next.getByText(/^Opens on February 1, 2026 · /)).toBeVisible();
  expect(next.getByRole('link', { name: 'All my reports' })).toBeVisible();
  expect(screen.queryByRole('link', { name: /^Write/ })).toBeNull();
});

test('has nothing to write once all is reported', async () => {
  open({ report: null, reportsDone: 7, reportsInAll: 7 });
  expect(await part('No report is due')).toHaveTextContent('7 of 7 months reported.');
});

test('draws votes and followers, and says to those who listen how they went', async () => {
  const month = new Date().toISOString().slice(0, 7);
  open({
    votes: [{ month, votes: 13, counted: 12 }],
    followerDays: [{ day: '2026-03-01', followers: 2 }],
  });
  expect(within(await part('Votes')).getByRole('img', { name: 'From 0 to 12' })).toBeInTheDocument();
  const followers = within(await part('Followers'));
  expect(followers.getByRole('img', { name: 'From 2 to 5' })).toBeInTheDocument();
  expect(followers.getByText('5')).toBeVisible();
});

test('says what is missing for being found, and where to hand on', async () => {
  open({ found: { isPublic: true, hasPortrait: false, links: 0 } });
  const found = within(await part('How you are found'));
  expect(found.getByText(/\/participants\/3$/)).toBeVisible();
  expect(found.getByText('Your profile has no portrait yet.')).toBeVisible();
  expect(found.getByRole('link', { name: 'Edit profile and links' })).toBeVisible();
});

test('shows no page to hand on before it can be seen', async () => {
  open({ found: { isPublic: false, hasPortrait: true, links: 2 } });
  const found = within(await part('How you are found'));
  expect(found.getByText(/^Your page can be seen once/)).toBeVisible();
  expect(found.queryByRole('button')).toBeNull();
});

test('says that it could not be loaded, and tries again', async () => {
  let isAway = true;
  open({}, { 'GET /api/homes/participant': () => (isAway ? [503] : [200, aParticipantHome()]) });
  const again = await screen.findByRole('button', { name: 'Try Again' });
  isAway = false;
  await userEvent.click(again);
  expect(await part('Your report on month 2 is due')).toBeVisible();
});

test('leaves it to the tab below to say that there is no place', async () => {
  answerCalls({ 'GET /api/homes/participant': [404, { message: 'Gone' }] });
  const { container } = renderAt('/dashboard', <ParticipantHome skeleton={null} />);
  await expect.poll(() => container.textContent).toBe('');
});

test('shows comments that wait for an answer, leads to each, and says that there are more', async () => {
  open({}, { [TO_ANSWER]: [200, { comments: [aPlacedComment()], next: 31 }] });
  const waiting = within(await part('Comments to answer'));
  expect(await waiting.findByText('How long does a filter last?')).toBeVisible();
  expect(waiting.getByRole('link', { name: /^Answer .*oliver/ })).toHaveAttribute(
    'href',
    '/participants/3#report-21-comment-31',
  );
  expect(waiting.getByRole('link', { name: 'More wait below your reports' })).toBeVisible();
});

test('says that no comment waits for an answer', async () => {
  open();
  expect(await screen.findByText('No comment on your reports waits for an answer.')).toBeVisible();
});

test('stands without the comments to answer where they fail, and tries them again', async () => {
  let isAway = true;
  open(
    {},
    {
      [TO_ANSWER]: () => (isAway ? [503] : [200, { comments: [aPlacedComment()], next: null }]),
    },
  );
  const waiting = within(await part('Comments to answer'));
  const again = await waiting.findByRole('button', { name: 'Try Again' });
  expect(await part('Your report on month 2 is due')).toBeVisible();
  isAway = false;
  await userEvent.click(again);
  expect(await waiting.findByRole('link', { name: /^Answer/ })).toBeVisible();
  expect(waiting.queryByRole('link', { name: /^More/ })).toBeNull();
});

test('says that the comments to answer are on the way', async () => {
  open({}, { [TO_ANSWER]: () => new Promise<never>(() => undefined) });
  expect(await screen.findByRole('status', { name: 'Loading comments' })).toBeVisible();
});
