import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { aParticipant } from '../../../../testing/samples';
import { anAward } from '../../../../testing/vote-samples';
import type { AwardScore } from '../../api';
import { JudgingBoard } from './JudgingBoard';

beforeEach(() => loadNamespaces('awards', 'errors'));
afterEach(() => sessionStorage.clear());

const people = [
  aParticipant({ id: 3, userId: 31, name: 'Amina Diallo' }),
  aParticipant({ id: 4, userId: 41, name: 'Ben Okoro' }),
];

const aScore = (change: Partial<AwardScore> = {}): AwardScore => ({
  participantId: 3,
  criteria: { impact: 7, innovation: 8, progress: 7, communication: 7 },
  note: null,
  conflict: false,
  updatedAt: '2026-03-05T10:00:00.000Z',
  ...change,
});

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers = {}, userId = 9) {
  const calls = answerCalls({
    'GET /api/awards/judging': [200, { judge: true }],
    'GET /api/awards': [200, [anAward({ id: 2, kind: 'judges' })]],
    'GET /api/awards/2/scores': [200, []],
    ...answers,
  });
  return { calls, ...renderAt('/judging', <JudgingBoard userId={userId} people={people} />) };
}

const cardOf = async (name: string) => {
  const title = await screen.findByRole('heading', { name: new RegExp(name) });
  const card = title.closest('details')!;
  card.open = true;
  return card;
};

async function give(card: HTMLElement, numbers: Record<string, number>) {
  for (const [criterion, number] of Object.entries(numbers)) {
    const scale = within(card).getByRole('group', { name: criterion });
    await userEvent.click(within(scale).getByRole('radio', { name: String(number) }));
  }
}

const all = { Impact: 7, Innovation: 8, Progress: 7, Communication: 7 };

test('is for judges alone', async () => {
  open({ 'GET /api/awards/judging': [200, { judge: false }] });
  expect(await screen.findByText(/judges whom the organisers appointed/)).toBeVisible();
});

test('saves a score once every criterion has a number, and shows its mean', async () => {
  const { calls } = open({ 'PUT /api/awards/2/scores': [200, aScore()] });
  const card = await cardOf('Amina Diallo');
  const save = within(card).getByRole('button', { name: 'Save the score' });
  await give(card, { Impact: 7, Innovation: 8, Progress: 7 });
  expect(within(card).getByText('Not saved yet')).toBeInTheDocument();
  expect(within(card).getByText('Still to be given: Communication')).toBeInTheDocument();
  expect(save).toBeDisabled();
  await give(card, { Communication: 7 });
  await userEvent.click(save);
  expect(await within(card).findByText('Scored 7.25')).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({
    participantId: 3,
    criteria: { impact: 7, innovation: 8, progress: 7, communication: 7 },
    note: null,
    conflict: false,
  });
});

test('says how many are scored, and what was given', async () => {
  open({ 'GET /api/awards/2/scores': [200, [aScore({ note: 'Visited twice.' })]] });
  expect(await screen.findByText('1 of 2 participants scored')).toBeVisible();
  const card = await cardOf('Amina Diallo');
  expect(within(card).getByText('Scored 7.25')).toBeInTheDocument();
  expect(within(card).getByLabelText('Your reasons')).toHaveValue('Visited twice.');
  expect(within(await cardOf('Ben Okoro')).getByText('Not scored')).toBeInTheDocument();
});

test('keeps what was chosen where saving fails, and over a visit elsewhere', async () => {
  const answers: Answers = {
    'PUT /api/awards/2/scores': refused(409, {
      code: 'award_not_open',
      message: 'This award is not open at the moment',
    }),
  };
  const { unmount } = open(answers);
  const card = await cardOf('Amina Diallo');
  await give(card, all);
  await userEvent.click(within(card).getByRole('button', { name: 'Save the score' }));
  expect(await within(card).findByRole('alert')).toHaveTextContent(
    'This award is not open at the moment What you chose is still here.',
  );
  expect(within(card).getByText('Not saved')).toBeInTheDocument();
  unmount();
  open(answers);
  const again = await cardOf('Amina Diallo');
  expect(
    within(within(again).getByRole('group', { name: 'Innovation' })).getByRole('radio', { name: '8' }),
  ).toBeChecked();
});

test('takes the focus from nothing while it is saved', async () => {
  const { calls } = open({ 'PUT /api/awards/2/scores': () => new Promise(() => undefined) });
  const card = await cardOf('Amina Diallo');
  await give(card, all);
  await userEvent.keyboard('{Enter}');
  const save = await within(card).findByRole('button', { name: 'Save the score' });
  await expect.poll(() => save.getAttribute('aria-busy')).toBe('true');
  await userEvent.keyboard('{Enter}');
  for (const field of within(card).getAllByRole('radio')) expect(field).toBeEnabled();
  expect(calls.filter(({ name }) => name.startsWith('PUT'))).toHaveLength(1);
});

test('needs no score of whoever is close', async () => {
  const { calls } = open({
    'PUT /api/awards/2/scores': [200, aScore({ criteria: null, conflict: true })],
  });
  const card = await cardOf('Amina Diallo');
  await userEvent.click(within(card).getByRole('checkbox', { name: /I am close to this participant/ }));
  await userEvent.click(within(card).getByRole('button', { name: 'Save the score' }));
  expect(await within(card).findByText('Left out, you are close')).toBeInTheDocument();
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toMatchObject({
    criteria: null,
    conflict: true,
  });
});

test("leaves the judge's own project out", async () => {
  open({}, 41);
  expect(await screen.findByText(/your own project is not on the list/)).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Ben Okoro/ })).not.toBeInTheDocument();
});

test('only shows the scores once the award is closed', async () => {
  open({
    'GET /api/awards': [200, [anAward({ id: 2, kind: 'judges', status: 'closed' })]],
    'GET /api/awards/2/scores': [200, [aScore()]],
  });
  const card = await cardOf('Amina Diallo');
  expect(screen.getByText(/no longer changed/)).toBeVisible();
  for (const radio of within(card).getAllByRole('radio')) expect(radio).toBeDisabled();
  expect(within(card).queryByRole('button', { name: 'Save the score' })).not.toBeInTheDocument();
});
