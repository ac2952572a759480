import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { withToasts } from '../../../testing/toasts';
import { NewsByMail } from './NewsByMail';

withToasts();

const preference = (changes: object = {}) => ({
  news: 'off',
  isMailConfigured: true,
  isEmailConfirmed: true,
  ...changes,
});

function open(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({ 'GET /api/notifications/mail': [200, preference()], ...answers });
  return { calls, ...renderAt('/notifications', <NewsByMail />) };
}

test('shows how news comes, and keeps what is chosen', async () => {
  const { calls } = open({ 'PUT /api/notifications/mail': [200, preference({ news: 'digest' })] });
  expect(await screen.findByRole('radio', { name: 'Not by mail' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Once a day' }));
  await screen.findByText('Saved: this is how your news comes by mail.');
  expect(screen.getByRole('radio', { name: 'Once a day' })).toBeChecked();
  expect(calls.at(-1)).toMatchObject({ body: { news: 'digest' } });
});

test('goes back to what counts where it could not be saved', async () => {
  open({ 'PUT /api/notifications/mail': [503, { message: 'Down' }] });
  await userEvent.click(await screen.findByRole('radio', { name: 'At once' }));
  await screen.findByText('Not saved');
  expect(screen.getByRole('radio', { name: 'Not by mail' })).toBeChecked();
});

test('asks for a confirmed address first', async () => {
  open({ 'GET /api/notifications/mail': [200, preference({ isEmailConfirmed: false })] });
  await screen.findByText(/Please confirm your e-mail address/);
  expect(screen.queryByRole('radio')).toBeNull();
});

test('is not there where the site sends no mail', async () => {
  const { calls } = open({
    'GET /api/notifications/mail': [200, preference({ isMailConfigured: false })],
  });
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(screen.queryByRole('radio')).toBeNull();
});
