import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';
import JoinAsViewer from './JoinAsViewer';

withToasts();
beforeEach(() => loadNamespaces('viewers'));

const email = 'oliver@example.org';
const viewer = {
  id: 4,
  name: 'Oliver',
  email,
  userId: null,
  interests: [],
  createdAt: '2026-03-05T10:00:00Z',
};

const open = (address = '/join-as-viewer') =>
  renderAt(
    address,
    <>
      <SessionStart />
      <JoinAsViewer />
    </>,
  );

async function register() {
  await fill('Name', 'Oliver');
  await fill('Email', email);
  await userEvent.click(screen.getByRole('button', { name: 'Register as Viewer' }));
}

test('says what viewers get', async () => {
  answerCalls({ 'GET /api/auth/me': [401] });
  open();
  const benefits = await screen.findByRole('region', { name: 'What you get' });
  expect(benefits).toHaveTextContent(/Real-time updates.*Exclusive content.*Voting rights.*Season 2/);
});

test('registers without an account, and then another', async () => {
  const calls = answerCalls({ 'GET /api/auth/me': [401], 'POST /api/viewers': [201, viewer] });
  open();
  await register();
  expect(await screen.findByRole('heading', { name: 'Registration Complete' })).toBeVisible();
  expect(calls).toContainEqual({
    name: 'POST /api/viewers',
    body: { name: 'Oliver', email, password: null, language: 'en' },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Register Another' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
});

test('asks whoever has no account to open the letter, where the site sends mail', async () => {
  const calls = answerCalls({
    'GET /api/auth/me': [401],
    'GET /api/config': [200, { sendsMail: true }],
    'GET /api/participants': [200, [aParticipant(), aParticipant({ id: 9, name: 'Bo' })]],
    'POST /api/viewers': [201, viewer],
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Amina Diallo' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Bo' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Amina Diallo' }));
  await register();
  expect(await screen.findByText(/We have written to oliver@example.org/)).toBeVisible();
  const sent = calls.find(({ name }) => name === 'POST /api/viewers')?.body;
  expect(sent).toEqual({ name: 'Oliver', email, password: null, language: 'en', participants: [9] });
});

test('has an account follow whom it chose', async () => {
  const calls = answerCalls({
    'GET /api/auth/me': [401],
    'GET /api/participants': [200, [aParticipant({ id: 9, name: 'Bo' })]],
    'POST /api/viewers': [201, viewer],
    'PUT /api/participants/9/follow': [204],
  });
  open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Bo' }));
  await fill('Password (optional)', 'correct horse');
  await register();
  expect(await screen.findByRole('heading', { name: 'Registration Complete' })).toBeVisible();
  expect(calls.map(({ name }) => name)).toContain('PUT /api/participants/9/follow');
  expect(calls.find(({ name }) => name === 'POST /api/viewers')?.body).not.toHaveProperty('participants');
});

test('signs in whoever chose a password', async () => {
  let registered = false;
  answerCalls({
    'GET /api/auth/me': () => (registered ? [200, aUser({ role: 'viewer', username: email, email })] : [401]),
    'POST /api/viewers': () => {
      registered = true;
      return [201, viewer];
    },
  });
  open();
  await fill('Password (optional)', 'correct horse');
  await register();
  expect(await screen.findByText(/you are signed in as oliver@example.org/)).toBeVisible();
});

test('leads whoever came for an account back to what they wanted to do', async () => {
  let registered = false;
  const calls = answerCalls({
    'GET /api/auth/me': () => (registered ? [200, aUser({ role: 'viewer', username: email, email })] : [401]),
    'POST /api/viewers': () => {
      registered = true;
      return [201, viewer];
    },
  });
  const { router } = open('/join-as-viewer?next=%2Fparticipants%2F3%3Fvote%3D1');
  expect(screen.getByRole('link', { name: 'I have an account' })).toHaveAttribute(
    'href',
    '/register?next=%2Fparticipants%2F3%3Fvote%3D1&tab=login',
  );
  await register();
  expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
  expect(calls.map(({ name }) => name)).not.toContain('POST /api/viewers');
  await fill('Password', 'correct horse');
  await userEvent.click(screen.getByRole('button', { name: 'Register as Viewer' }));
  await expect
    .poll(() => router.state.location.pathname + router.state.location.search)
    .toBe('/participants/3?vote=1');
});

test('leads nobody to another site', async () => {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  const { router } = open('/join-as-viewer?next=%2F%2Fevil.example');
  expect(await screen.findByText(/You are signed in as amara/)).toBeVisible();
  expect(router.state.location.pathname).toBe('/join-as-viewer');
});

test('shows the server’s reason in a toast and beside the field', async () => {
  const message = 'This email address is already registered as a viewer';
  const problem = { code: 'viewer_exists' as const, message };
  answerCalls({
    'GET /api/auth/me': [401],
    'POST /api/viewers': refused(409, problem, { email: [problem] }),
  });
  open();
  await register();
  expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
  expect(await screen.findAllByText(message)).toHaveLength(2);
});

test('asks nobody who is signed in for a password', async () => {
  answerCalls({ 'GET /api/auth/me': [200, aUser()] });
  open();
  expect(await screen.findByText(/You are signed in as amara/)).toBeVisible();
  expect(screen.queryByLabelText(/Password/)).toBeNull();
});

test('says that whom to follow could not be loaded, and keeps what was typed while it is fetched again', async () => {
  const answers = [refused(503, { code: 'database_unavailable', message: 'No', params: { seconds: 5 } })];
  answerCalls({
    'GET /api/auth/me': [401],
    'GET /api/participants': () => answers.shift() ?? [200, [aParticipant()]],
  });
  open();
  await fill('Name', 'Oliver');
  const again = await screen.findByRole('button', { name: 'Try Again' });
  await userEvent.click(again);
  expect(await screen.findByRole('checkbox', { name: 'Amina Diallo' })).toBeVisible();
  expect(screen.getByLabelText('Name')).toHaveValue('Oliver');
});
