import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '../../api/generated/auth';
import type { Eligibility } from '../../api/generated/participants';
import { loadNamespaces } from '../../i18n';
import { SessionStart } from '../../session/SessionStart';
import { answerCalls } from '../../testing/answer-calls';
import { fill } from '../../testing/fill';
import { refused } from '../../testing/refused';
import { renderAt } from '../../testing/render';
import { aParticipant, aUser } from '../../testing/samples';
import { withToasts } from '../../testing/toasts';
import Register from './Register';

withToasts();
beforeEach(() => loadNamespaces('auth', 'participants'));
afterEach(() => sessionStorage.clear());

const invitation: Eligibility = { state: 'open', eligible: true, message: 'You are invited.', refusal: null };
const placesTaken = {
  code: 'places_taken' as const,
  params: { places: 9 },
  message: 'The maximum number of participants (9) has been reached.',
};
const closed: Eligibility = {
  state: 'closed',
  eligible: false,
  message: placesTaken.message,
  refusal: placesTaken,
};

const taken: Eligibility = {
  state: 'registered',
  eligible: false,
  message: 'You are already registered as a participant',
  refusal: { code: 'already_registered', message: 'You are already registered as a participant' },
};

/** Opens the page for somebody signed in; the last answers of a kind are given again and again. */
function open(role: Role, eligibility: Eligibility[], registration: [number, unknown] = [404, {}]) {
  let registered = false;
  const calls = answerCalls({
    'GET /api/auth/me': () => [200, aUser({ role: registered ? 'participant' : role })],
    'GET /api/participants/eligibility': () => [
      200,
      registered ? taken : eligibility.length > 1 ? eligibility.shift() : eligibility[0],
    ],
    'GET /api/participants': [200, []],
    'POST /api/auth/become-advertiser': [200, aUser()],
    'POST /api/participants': () => {
      registered = registration[0] === 201;
      return registration;
    },
  });
  const page = (
    <>
      <SessionStart />
      <Register />
    </>
  );
  return { calls, ...renderAt('/register', page) };
}

async function apply() {
  await fill('Name', 'Amina Diallo');
  await fill('Profession', 'Water engineer');
  await fill('Bio', 'I grew up beside a river.');
  await fill('Age', '27');
  await fill('Graduation year', String(new Date().getUTCFullYear()));
  await fill('Years of work experience', '0');
  await fill('Project description', 'Sand filters that a village can build, sell and repair by itself.');
  await userEvent.click(screen.getByRole('button', { name: 'Register as Participant' }));
}

test('tells the invited when to apply', async () => {
  open('user', [invitation]);
  expect(await screen.findByText('July 15, 2025')).toBeVisible();
});

test('leads whoever got a place to the participants', async () => {
  const { calls, router } = open('user', [invitation], [201, aParticipant()]);
  await apply();
  await expect.poll(() => router.state.location.pathname).toBe('/participants');
  expect(calls.find(({ name }) => name === 'POST /api/participants')?.body).toMatchObject({
    name: 'Amina Diallo',
    age: 27,
    workExperience: 0,
    profileImageUrl: null,
  });
});

test('puts what the server refuses beside the field and keeps what was typed', async () => {
  const message = 'Participants must be between 18 and 35 years old';
  const problem = { code: 'age_out_of_range' as const, params: { min: 18, max: 35 }, message };
  open('user', [invitation], refused(400, { code: 'validation_failed', message }, { age: [problem] }));
  await apply();
  expect(await screen.findByText(message, { selector: '[data-faulty] p' })).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('Amina Diallo');
});

test('keeps what was typed while one looks at another page, until there is a place', async () => {
  const first = open('user', [invitation]);
  await fill('Name', 'Amina Diallo');
  await fill('Age', '27');
  first.unmount();
  const { router } = open('user', [invitation], [201, aParticipant()]);
  expect(await screen.findByLabelText('Name')).toHaveValue('Amina Diallo');
  expect(screen.getByLabelText('Age')).toHaveValue('27');
  await apply();
  await expect.poll(() => router.state.location.pathname).toBe('/participants');
  expect(sessionStorage).toHaveLength(0);
});

test('begins anew once the draft is discarded', async () => {
  open('user', [invitation]);
  await fill('Name', 'Amina Diallo');
  await userEvent.click(screen.getByRole('button', { name: 'Discard the draft' }));
  expect(screen.getByLabelText('Name')).toHaveValue('');
  expect(screen.getByLabelText('Name')).toHaveFocus();
  expect(sessionStorage).toHaveLength(0);
});

test('closes when somebody else took the last place meanwhile', async () => {
  open('user', [invitation, closed], refused(409, placesTaken));
  await apply();
  expect(await screen.findByRole('heading', { name: 'Registration Closed' })).toBeVisible();
  // In the panel, which stays; a toast may say the same for a while.
  expect(screen.getByText(closed.message, { selector: 'p' })).toBeVisible();
});

test('tells a participant who comes back that they are registered', async () => {
  const { router } = open('participant', [taken]);
  expect(await screen.findByRole('heading', { name: 'Already Registered' })).toBeVisible();
  expect(screen.getByText('You are already registered as a participant.')).toBeVisible();
  expect(router.state.location.pathname).toBe('/register');
});

test('takes the application of a participant for the season after theirs', async () => {
  const { router } = open('participant', [invitation], [201, aParticipant()]);
  await apply();
  await expect.poll(() => router.state.location.pathname).toBe('/participants');
});

test('lets an invited viewer become an advertiser and then apply', async () => {
  const message = 'You are invited, but a viewer account cannot take part.';
  const refusal = { code: 'viewers_cannot_take_part' as const, message };
  const restricted: Eligibility = { state: 'restricted', eligible: false, message, refusal };
  open('viewer', [restricted, invitation]);
  await userEvent.click(await screen.findByRole('button', { name: 'Become an advertiser' }));
  expect(await screen.findByLabelText('Profession')).toBeVisible();
});

test('shows administrators to the console', async () => {
  open('admin', []);
  expect(await screen.findByRole('link', { name: 'Admin Dashboard' })).toHaveAttribute('href', '/admin');
});
