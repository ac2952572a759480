import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Form } from './Form';
import { FormStore } from './form-store';
import { PasswordField } from './PasswordField';

test('takes a password that is pasted, and tells a password manager which one it is', async () => {
  const form = new FormStore();
  render(
    <Form form={form} onFinish={() => undefined}>
      <PasswordField name="password" label="Password" autoComplete="current-password" />
    </Form>,
  );
  const field = screen.getByLabelText('Password');
  await userEvent.click(field);
  await userEvent.paste('correct horse 9');
  expect(field).toHaveValue('correct horse 9');
  expect(field).toHaveAttribute('autocomplete', 'current-password');
});
