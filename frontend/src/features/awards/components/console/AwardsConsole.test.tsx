import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../../../i18n';
import { answerCalls } from '../../../../testing/answer-calls';
import { fill } from '../../../../testing/fill';
import { refused } from '../../../../testing/refused';
import { renderAt } from '../../../../testing/render';
import { withToasts } from '../../../../testing/toasts';
import { anAward } from '../../../../testing/vote-samples';
import { AwardsConsole } from './AwardsConsole';

withToasts();
beforeEach(() => loadNamespaces('awards', 'errors'));

type Answers = Parameters<typeof answerCalls>[0];

const grace = { userId: 9, username: 'grace', createdAt: '2026-03-05T10:00:00.000Z', scored: 4 };

function open(answers: Answers = {}, isClosed = false) {
  const calls = answerCalls({
    'GET /api/awards': [200, [anAward()]],
    'GET /api/admin/judges': [200, [grace]],
    ...answers,
  });
  renderAt('/admin?tab=awards', <AwardsConsole season={1} isClosed={isClosed} />);
  return calls;
}

const bodyOf = (calls: ReturnType<typeof open>, method: string) =>
  calls.find(({ name }) => name.startsWith(method))?.body;

test('says what closing does before it closes an award', async () => {
  const calls = open({ 'PATCH /api/admin/awards/1': [200, anAward({ status: 'closed' })] });
  await userEvent.click(await screen.findByRole('button', { name: 'Close the award' }));
  const dialog = within(screen.getByRole('dialog', { name: "Close Viewers' Choice?" }));
  expect(dialog.getByText(/standings are kept as they are at this moment/)).toBeVisible();
  expect(bodyOf(calls, 'PATCH')).toBeUndefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Close it now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodyOf(calls, 'PATCH')).toEqual({ status: 'closed' });
});

test.each([
  ['upcoming', 'Open the award'],
  ['closed', 'Reopen the award'],
] as const)('offers the step after %s', async (status, button) => {
  open({ 'GET /api/awards': [200, [anAward({ status })]] });
  expect(await screen.findByRole('button', { name: button })).toBeVisible();
});

test('saves what was changed and nothing else', async () => {
  const calls = open({ 'PATCH /api/admin/awards/1': [200, anAward({ rewardAmount: 250 })] });
  await fill('Reward in coins', '250');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(bodyOf(calls, 'PATCH')).toEqual({ rewardAmount: 250 }));
});

test('shows what is wrong beside the field, and keeps what was typed', async () => {
  const problem = {
    code: 'award_dates_out_of_order',
    message: 'The period must end after it begins',
  } as const;
  open({ 'PATCH /api/admin/awards/1': refused(400, problem, { endDate: [problem] }) });
  const ends = await screen.findByLabelText('Ends');
  await userEvent.type(ends, '2020-01-01T10:00');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(ends).toBeInvalid());
  expect(ends).toHaveValue('2020-01-01T10:00');
  expect(ends).toHaveAccessibleDescription(/must end after it begins/);
});

test('finds an account and appoints it', async () => {
  const calls = open({
    'GET /api/admin/accounts': [
      200,
      {
        accounts: [
          { id: 9, username: 'grace', role: 'viewer' },
          { id: 12, username: 'gratia', role: 'user' },
        ],
        next: null,
      },
    ],
    'PUT /api/admin/judges/12': [204],
  });
  await fill(/Username begins with/, 'gra');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('Judges already')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Appoint gratia as a judge' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('PUT /api/admin/judges/12'));
});

test('says what becomes of the scores before a judge is dismissed', async () => {
  const calls = open({ 'DELETE /api/admin/judges/9': [204] });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss grace' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Dismiss grace?' }));
  expect(dialog.getByText(/no longer count/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('DELETE /api/admin/judges/9'));
});

test('lets nobody change what belongs to a closed season', async () => {
  const standings = [{ participantId: 3, name: 'Amina Diallo', score: 12, rank: 1 }];
  open({ 'GET /api/awards': [200, [anAward({ status: 'closed', standings })]] }, true);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(await screen.findByText('grace')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
