import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { Form } from '../../../../ui/forms/Form';
import { loadNamespaces } from '../../../../i18n';
import { eventually } from '../../../../testing/eventually';
import { renderAt } from '../../../../testing/render';
import type { ParticipantFormValues } from '../../participant-form-values';
import { RegistrationFields } from './RegistrationFields';

beforeEach(() => loadNamespaces('participants'));

const acceptable: ParticipantFormValues = {
  name: 'Amina Diallo',
  profession: 'Water engineer',
  bio: 'I grew up beside a river.',
  age: 35,
  graduationYear: new Date().getUTCFullYear() - 5,
  workExperience: 3,
  projectDescription: 'Sand filters that a village can build, sell and repair by itself.',
};

/** Opens the form filled in acceptably but for the given fields, and sends it. */
async function send(changes: Partial<ParticipantFormValues> = {}) {
  const onFinish = vi.fn<(values: ParticipantFormValues) => void>();
  renderAt(
    '/register',
    <Form initialValues={{ ...acceptable, ...changes }} onFinish={onFinish}>
      <RegistrationFields />
      <button type="submit">Send</button>
    </Form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  return onFinish;
}

test('accepts somebody at the limits of the policy', async () => {
  const onFinish = await send();
  await eventually(() => expect(onFinish).toHaveBeenCalledWith(expect.objectContaining(acceptable)));
});

test.each<[Partial<ParticipantFormValues>, string]>([
  [{ name: 'A' }, 'Name must be at least 2 characters'],
  [{ bio: 'Too short' }, 'Bio must be at least 20 characters'],
  [{ bio: 'x'.repeat(501) }, 'Bio must not exceed 500 characters'],
  [{ profession: ' ' }, 'Profession must be at least 2 characters'],
  [{ projectDescription: 'x'.repeat(49) }, 'Project description must be at least 50 characters'],
  [{ projectDescription: 'x'.repeat(1001) }, 'Project description must not exceed 1000 characters'],
  [{ age: 36 }, 'Participants must be between 18 and 35 years old'],
  [{ age: 17 }, 'Participants must be between 18 and 35 years old'],
  [{ workExperience: 4 }, 'Participants may have at most 3 years of work experience'],
  [{ graduationYear: 2000 }, 'Participants must have graduated within the last 5 years'],
  [{ profileImageUrl: 'portrait.png' }, 'Please enter an address that starts with http:// or https://'],
  [{ socialWebsite: 'http://example.org' }, 'Please enter an address that starts with https://'],
])('refuses %j with a message', async (changes, message) => {
  const onFinish = await send(changes);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(onFinish).not.toHaveBeenCalled();
});
