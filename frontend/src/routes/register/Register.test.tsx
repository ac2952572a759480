import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import type { Eligibility } from '../../api/generated/participants';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { renderAt } from '../../testing/render';
import { aUser } from '../../testing/samples';
import Register from './Register';

beforeEach(() => loadNamespaces('auth', 'participants'));

const eligibility = (state: Eligibility['state']): Eligibility => ({
  state,
  eligible: state === 'open',
  message: 'So it is.',
  refusal: null,
});

const open = (address: string) =>
  renderAt(
    address,
    <>
      <SessionStart />
      <Register />
    </>,
  );

async function logIn() {
  await fill('Username', 'amara');
  await fill('Password', 'a password');
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
}

test('goes back to where the visitor came from', async () => {
  answerCalls({ 'GET /api/auth/me': [401], 'POST /api/auth/login': [200, aUser()] });
  const { router } = open('/register?tab=login&next=%2Fsubmit-ad%3Fad%3D7');
  await logIn();
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/submit-ad?ad=7');
});

test('stays on the site rather than follow a foreign address', async () => {
  answerCalls({ 'GET /api/auth/me': [401], 'POST /api/auth/login': [200, aUser()] });
  const { router } = open('/register?tab=login&next=%2F%2Fevil.example');
  await logIn();
  expect(await screen.findByRole('heading', { name: 'Participant Registration' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
});

test('leads whoever logs in as a participant to the participants', async () => {
  answerCalls({
    'GET /api/auth/me': [401],
    'POST /api/auth/login': [200, aUser({ role: 'participant' })],
    'GET /api/participants/eligibility': [200, eligibility('registered')],
  });
  const { router } = open('/register?tab=login');
  await logIn();
  await expect.poll(() => router.state.location.pathname).toBe('/participants');
});

test('lets a participant who logs in apply for the season after theirs', async () => {
  answerCalls({
    'GET /api/auth/me': [401],
    'POST /api/auth/login': [200, aUser({ role: 'participant' })],
    'GET /api/participants/eligibility': [200, eligibility('open')],
  });
  const { router } = open('/register?tab=login');
  await logIn();
  expect(await screen.findByLabelText('Profession')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
});

test('puts the open tab into the address', async () => {
  answerCalls({ 'GET /api/auth/me': [401] });
  const { router } = open('/register?next=%2Fads');
  await userEvent.click(await screen.findByRole('tab', { name: 'Login' }));
  expect(router.state.location.search).toBe('?next=%2Fads&tab=login');
});
