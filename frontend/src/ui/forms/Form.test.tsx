import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Form } from './Form';
import { FormStore } from './form-store';
import { NumberField } from './NumberField';
import { atMost, needed, numberRule } from './rule';
import { TextAreaField } from './TextAreaField';
import { TextField } from './TextField';

const limit = 3;

interface FieldsOfTestProps {
  form: FormStore;
  onFinish: (values: object) => void;
  onChange: (changed: object, values: object) => void;
}

/** A form with a field of each kind. */
const FieldsOfTest = ({ form, onFinish, onChange }: FieldsOfTestProps) => (
  <Form form={form} onFinish={onFinish} onValuesChange={onChange}>
    <TextField name="name" label="Name" rules={[needed('A name is needed')]} />
    <NumberField
      name="age"
      label="Age"
      hint="In years"
      rules={[numberRule((age) => age >= 18, 'Too young')]}
    />
    <TextAreaField name="about" label="About" rows={2} most={limit} atOnce={atMost(limit, 'Too long')} />
    <button type="submit">Send</button>
  </Form>
);

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const field = (label: string) => screen.getByLabelText(label);

function open(form = new FormStore()) {
  const onFinish = vi.fn<(values: object) => void>();
  const onChange = vi.fn<(changed: object, values: object) => void>();
  const view = render(<FieldsOfTest form={form} onFinish={onFinish} onChange={onChange} />);
  return { form, onFinish, onChange, ...view };
}

test('says what is wrong beside each field, describes it by that, and puts the focus into the first', async () => {
  const { onFinish } = open();
  await send();
  expect(onFinish).not.toHaveBeenCalled();
  expect(field('Name')).toHaveFocus();
  expect(field('Name')).toBeInvalid();
  expect(field('Name')).toHaveAccessibleDescription('A name is needed');
  expect(field('Age')).toHaveAccessibleDescription('Too young In years');
});

test('finds no fault while one is still typing, and answers each key once a fault was shown', async () => {
  open();
  await userEvent.type(field('Age'), '1');
  expect(field('Age')).toBeValid();
  await send();
  expect(field('Age')).toBeInvalid();
  await userEvent.type(field('Age'), '8');
  expect(field('Age')).toBeValid();
});

test('hands over what its fields hold once all are good', async () => {
  const { onFinish } = open();
  await userEvent.type(field('Name'), 'Amara');
  await userEvent.type(field('Age'), '27');
  await send();
  expect(onFinish).toHaveBeenCalledExactlyOnceWith({ name: 'Amara', age: 27, about: undefined });
});

test('tells of a text that is too long while it is typed, and counts it', async () => {
  open();
  await userEvent.click(field('About'));
  await userEvent.paste('🌱'.repeat(limit));
  expect(field('About')).toBeValid();
  expect(screen.getByText(`${limit} of ${limit} characters`)).toBeVisible();
  await userEvent.paste('x');
  expect(field('About')).toHaveAccessibleDescription('Too long');
});

test('shows what the server refused until the field is changed', async () => {
  const { form } = open();
  await userEvent.type(field('Name'), 'Amara');
  act(() => form.setFields([{ name: 'name', errors: ['Taken'] }]));
  expect(field('Name')).toHaveAccessibleDescription('Taken');
  expect(field('Name')).toHaveValue('Amara');
  await userEvent.type(field('Name'), 'h');
  expect(field('Name')).toBeValid();
});

test('leaves what is no number where it was typed, and holds none', async () => {
  const { onChange } = open();
  await userEvent.type(field('Age'), '2x');
  expect(field('Age')).toHaveValue('2x');
  expect(onChange).toHaveBeenLastCalledWith({ age: undefined }, expect.anything());
});

test('keeps what it held while another part stood in its place', async () => {
  const form = new FormStore();
  const { unmount } = open(form);
  await userEvent.type(field('Name'), 'Amara');
  unmount();
  open(form);
  expect(field('Name')).toHaveValue('Amara');
});
