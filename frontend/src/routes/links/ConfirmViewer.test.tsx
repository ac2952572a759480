import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import ConfirmViewer from './ConfirmViewer';

beforeEach(() => loadNamespaces('viewers', 'errors'));

const press = () => userEvent.click(screen.getByRole('button', { name: 'Yes, write to me' }));

test('confirms by a press alone, and says what comes of it', async () => {
  const calls = answerCalls({ 'POST /api/viewers/confirm': [204] });
  renderAt('/confirm-viewer?token=mailed', <ConfirmViewer />);
  expect(calls).toEqual([]);
  await press();
  expect(await screen.findByRole('heading', { level: 1, name: 'Address confirmed' })).toBeVisible();
  expect(calls).toEqual([{ name: 'POST /api/viewers/confirm', body: { token: 'mailed' } }]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('says why a link does not count, and keeps the button', async () => {
  const refusal = { statusCode: 400, code: 'link_invalid', message: 'This link is not valid any more' };
  answerCalls({ 'POST /api/viewers/confirm': [400, refusal] });
  renderAt('/confirm-viewer?token=used', <ConfirmViewer />);
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent(/link/i);
  expect(screen.getByRole('button', { name: 'Yes, write to me' })).toBeEnabled();
});

test('leads whoever has half a link to joining once more', () => {
  renderAt('/confirm-viewer', <ConfirmViewer />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Join as Viewer' })).toHaveAttribute('href', '/join-as-viewer');
});
