import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Form } from 'antd';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { eventually } from '../../../testing/eventually';
import { renderAt } from '../../../testing/render';
import { emptyAdForm, type AdFormValues } from '../ad-form-values';
import { AdFields } from './AdFields';

beforeEach(() => loadNamespaces('ads'));

function open() {
  const onFinish = vi.fn<(values: AdFormValues) => void>();
  renderAt(
    '/submit-ad',
    <Form initialValues={emptyAdForm} onFinish={onFinish}>
      <AdFields />
      <button type="submit">Next</button>
    </Form>,
  );
  return onFinish;
}

const field = (label: string | RegExp) => screen.getByLabelText(label);
const fill = async (label: string | RegExp, text: string) => {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
};
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Next' }));

test('asks for at least 5 characters of title and 20 of description', async () => {
  const onFinish = open();
  await fill('Title', 'Four');
  await fill('Description', 'Nineteen characters');
  await submit();
  expect(await screen.findByText('Title must be at least 5 characters')).toBeInTheDocument();
  expect(await screen.findByText('Description must be at least 20 characters')).toBeInTheDocument();
  expect(onFinish).not.toHaveBeenCalled();
});

test('tells when title or description are too long instead of cutting them', async () => {
  open();
  await fill('Title', 'x'.repeat(101));
  await fill('Description', 'x'.repeat(501));
  await submit();
  expect(await screen.findByText('Title must not exceed 100 characters')).toBeInTheDocument();
  expect(await screen.findByText('Description must not exceed 500 characters')).toBeInTheDocument();
});

test('counts an emoji as one character, and no spaces around the text', async () => {
  open();
  await fill('Title', '  🌱🌱🌱🌱  ');
  await submit();
  expect(await screen.findByText('Title must be at least 5 characters')).toBeInTheDocument();
});

test('refuses a destination that is no web address', async () => {
  open();
  await fill(/^Website/, 'javascript:alert(1)');
  await submit();
  expect(
    await screen.findByText('Please enter an address that starts with http:// or https://'),
  ).toBeInTheDocument();
});

test('accepts an ad with the required fields only, in the default category', async () => {
  const onFinish = open();
  await fill('Title', 'Lamps');
  await fill('Description', 'Exactly twenty chars');
  await submit();
  await eventually(() =>
    expect(onFinish).toHaveBeenCalledWith(
      expect.objectContaining({ title: 'Lamps', description: 'Exactly twenty chars', category: 'design' }),
    ),
  );
});
