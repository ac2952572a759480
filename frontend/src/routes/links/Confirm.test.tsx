import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import Confirm from './Confirm';

beforeEach(() => loadNamespaces('auth', 'errors'));

const press = () => userEvent.click(screen.getByRole('button', { name: 'Confirm' }));

test('asks for no press any more once the address is confirmed', async () => {
  answerCalls({ 'POST /api/auth/confirm': [204] });
  renderAt('/confirm?token=mailed', <Confirm />);
  expect(screen.getByText(/Press the button/)).toBeVisible();
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Email address confirmed' })).toBeVisible();
  expect(screen.queryByText(/Press the button/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Go on' })).toHaveAttribute('href', '/register');
});

test('says why a link does not count, and keeps the button', async () => {
  const refusal = { statusCode: 400, code: 'link_invalid', message: 'This link is not valid any more' };
  answerCalls({ 'POST /api/auth/confirm': [400, refusal] });
  renderAt('/confirm?token=used', <Confirm />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/link/i);
  expect(screen.getByRole('button', { name: 'Confirm' })).toBeEnabled();
});

test('asks for no press where the link is not whole', () => {
  renderAt('/confirm', <Confirm />);
  expect(screen.queryByText(/Press the button/)).toBeNull();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
