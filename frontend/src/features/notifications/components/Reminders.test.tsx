import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import { withToasts } from '../../../testing/toasts';
import { Reminders } from './Reminders';

withToasts();

const preferences = (changes: object = {}) => ({
  reminders: true,
  digest: 'none',
  isMailConfigured: true,
  isEmailConfirmed: true,
  ...changes,
});

const place = '/api/notifications/preferences';

function open(answers: Parameters<typeof answerCalls>[0]) {
  const calls = answerCalls({ [`GET ${place}`]: [200, preferences()], ...answers });
  return { calls, ...renderAt('/notifications', <Reminders />) };
}

test('reminds until somebody wants none, and keeps what is chosen', async () => {
  const { calls } = open({ [`PATCH ${place}`]: [200, preferences({ reminders: false })] });
  expect(await screen.findByRole('radio', { name: 'Remind me' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'No reminder' }));
  await screen.findByText('Saved: this is what you are told of.');
  expect(screen.getByRole('radio', { name: 'No reminder' })).toBeChecked();
  expect(calls.at(-1)).toMatchObject({ body: { reminders: false } });
});

test('takes a weekly digest', async () => {
  const { calls } = open({ [`PATCH ${place}`]: [200, preferences({ digest: 'weekly' })] });
  expect(await screen.findByRole('radio', { name: 'No digest' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'By mail, once a week' }));
  await screen.findByText('Saved: this is what you are told of.');
  expect(calls.at(-1)).toMatchObject({ body: { digest: 'weekly' } });
});

test('goes back to what counts where it could not be saved', async () => {
  open({ [`PATCH ${place}`]: [503, { message: 'Down' }] });
  await userEvent.click(await screen.findByRole('radio', { name: 'No reminder' }));
  await screen.findByText('Not saved');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Remind me' })).toBeChecked());
});

test('asks for a confirmed address before a digest', async () => {
  open({ [`GET ${place}`]: [200, preferences({ isEmailConfirmed: false })] });
  await screen.findByText(/Please confirm your e-mail address/);
  expect(screen.queryByRole('radio', { name: 'No digest' })).toBeNull();
});

test('offers no digest where the site sends no mail', async () => {
  const { calls } = open({ [`GET ${place}`]: [200, preferences({ isMailConfigured: false })] });
  await waitFor(() => expect(calls).toHaveLength(1));
  await screen.findByRole('radio', { name: 'Remind me' });
  expect(screen.queryByRole('radio', { name: 'No digest' })).toBeNull();
});
