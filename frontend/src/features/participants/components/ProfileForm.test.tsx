import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { renderAt } from '../../../testing/render';
import { aParticipant } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import type { OwnParticipant } from '../api';
import { hasProfileDraft } from '../profile-draft';
import { ProfileForm } from './ProfileForm';

withToasts();
beforeEach(() => loadNamespaces('participants'));
afterEach(() => sessionStorage.clear());

const person = {
  ...aParticipant({ name: 'Amina Diallo', userId: 7 }),
  age: 27,
  graduationYear: 2024,
  workExperience: 1,
  isActive: true,
};

function open(answer: [number, unknown] = [200, person], participant: OwnParticipant = person) {
  const onDone = vi.fn<() => void>();
  const calls = answerCalls({ 'PATCH /api/participants/user': answer });
  return {
    onDone,
    calls,
    ...renderAt('/dashboard', <ProfileForm participant={participant} onDone={onDone} />),
  };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('keeps what was typed while one looks at another page, until it is saved', async () => {
  const first = open();
  await fill('Profession', 'Engineer of rivers');
  first.unmount();
  const { onDone } = open();
  expect(screen.getByLabelText('Profession')).toHaveValue('Engineer of rivers');
  expect(screen.getByLabelText('Name')).toHaveValue('Amina Diallo');
  await press('Save profile');
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
  expect(hasProfileDraft(person)).toBe(false);
});

test('keeps what was typed where it could not be saved', async () => {
  const { onDone } = open([503, {}]);
  await fill('Profession', 'Engineer of rivers');
  await press('Save profile');
  expect(
    await screen.findByText(
      'The server does not answer at the moment. Please check your connection and try again.',
    ),
  ).toBeInTheDocument();
  expect(hasProfileDraft(person)).toBe(true);
  expect(onDone).not.toHaveBeenCalled();
});

test('forgets what was typed by whoever cancels', async () => {
  const { onDone } = open();
  await fill('Profession', 'Engineer of rivers');
  await press('Cancel');
  expect(onDone).toHaveBeenCalledOnce();
  expect(hasProfileDraft(person)).toBe(false);
});

test('says why the portrait could not be copied and what to do, until another one is given', async () => {
  const address = 'https://example.org/me.png';
  const problem = { code: 'picture_too_slow', params: { seconds: 10 }, message: 'Too slow' };
  const pictureCopy = { id: 3, address, state: 'failed' as const, problem };
  const { calls } = open(undefined, { ...person, profileImageUrl: null, pictureCopy });
  const note = await screen.findByRole('note', { name: 'Your profile image' });
  expect(note).toHaveTextContent(/took longer than 10 seconds.*Save your profile to try again/);
  await press('Save profile');
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ profileImageUrl: address }));
  await fill(/^Profile image address/, 'https://example.org/other.png');
  expect(screen.queryByRole('note')).not.toBeInTheDocument();
});
