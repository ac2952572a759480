import { webcrypto } from 'node:crypto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import type { Payload } from 'altcha-lib/types';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { AltchaCheck } from '../../../session/AltchaCheck';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { RegisterForm } from './RegisterForm';

withToasts();
beforeEach(async () => {
  // What every browser has, and jsdom lacks.
  vi.stubGlobal('crypto', webcrypto);
  await loadNamespaces('auth', 'errors');
});

const challenge = () =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    counter: 20,
    deriveKey,
    hmacSignatureSecret: 'a',
    hmacKeySignatureSecret: 'b',
  });

type Answers = Parameters<typeof answerCalls>[0];

/** A form that is sent from where many accounts were made. */
async function send(answers: Answers) {
  const calls = answerCalls({
    'POST /api/auth/register': () =>
      registrations(calls).length > 1
        ? [201, aUser()]
        : [403, { statusCode: 403, code: 'altcha_needed', message: 'Please solve a challenge first' }],
    ...answers,
  });
  const form = (
    <>
      <AltchaCheck />
      <RegisterForm />
    </>
  );
  renderAt('/register', form);
  await fill('Username', 'amara');
  await fill('Email', 'amara@example.test');
  await fill('Password', 'correct horse');
  await userEvent.keyboard('{Enter}');
  return calls;
}

const registrations = (calls: { name: string; body: unknown }[]) =>
  calls
    .filter(({ name }) => name === 'POST /api/auth/register')
    .map(({ body }) => body as { username: string; altcha?: string });

test('solves the challenge without a word of whoever waits, and sends what was typed once more', async () => {
  const given = await challenge();
  const calls = await send({ 'GET /api/altcha': [200, given] });
  await waitFor(() => expect(registrations(calls)).toHaveLength(2));
  const [first, second] = registrations(calls);
  expect(second).toEqual({ ...first, altcha: second!.altcha });
  const payload = JSON.parse(atob(second!.altcha!)) as Payload;
  expect(payload.challenge).toEqual(given);
  expect(payload.solution.counter).toBe(20);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('says what is going on while it works', async () => {
  const never = new Promise<never>(() => undefined);
  await send({ 'GET /api/altcha': () => never });
  const dialog = await screen.findByRole('dialog', { name: 'One moment, please' });
  expect(dialog).toHaveTextContent(/Several accounts were made from your network/);
  expect(screen.getByRole('status')).toHaveTextContent(/Your device is calculating/);
  expect(screen.getByRole('progressbar', { name: 'One moment, please' })).toBeVisible();
});

test('tries again by a button where a challenge could not be had', async () => {
  const given = await challenge();
  let isThere = false;
  const calls = await send({ 'GET /api/altcha': () => (isThere ? [200, given] : [503, {}]) });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('That did not work. Please try again.')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
  isThere = true;
  await userEvent.click(again);
  await waitFor(() => expect(registrations(calls)).toHaveLength(2));
});

test('keeps what was typed, and says why nothing was made, where nobody would wait', async () => {
  const calls = await send({ 'GET /api/altcha': [503, {}] });
  await screen.findByRole('button', { name: 'Try again' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText(/your device has to do a short calculation first/)).toBeVisible();
  expect(registrations(calls)).toHaveLength(1);
  expect(screen.getByLabelText('Username')).toHaveValue('amara');
});
