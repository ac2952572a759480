import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { renderAt } from '../../../testing/render';
import type { RegisteredViewer } from '../api';
import { ViewerForm } from './ViewerForm';

beforeEach(() => loadNamespaces('viewers', 'auth'));

test('asks for a name, a valid address and no short password', async () => {
  const onRegistered = vi.fn<(viewer: RegisteredViewer) => void>();
  renderAt('/join-as-viewer', <ViewerForm next={null} onRegistered={onRegistered} />);
  await userEvent.type(screen.getByLabelText('Name'), 'A');
  await userEvent.type(screen.getByLabelText('Email'), 'not an address');
  await userEvent.type(screen.getByLabelText('Password (optional)'), 'short');
  await userEvent.click(screen.getByRole('button', { name: 'Register as Viewer' }));
  expect(await screen.findByText('Name must be at least 2 characters')).toBeInTheDocument();
  expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
  expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
  expect(onRegistered).not.toHaveBeenCalled();
});

test('warns of a password that anybody tries first, and takes it all the same', async () => {
  const viewer = { id: 5, name: 'Amara', email: 'amara@example.org', userId: 9, interests: [] };
  const calls = answerCalls({
    'POST /api/auth/password-check': [200, { common: true }],
    'POST /api/viewers': [201, viewer],
  });
  const onRegistered = vi.fn<(viewer: RegisteredViewer) => void>();
  renderAt('/join-as-viewer', <ViewerForm next={null} onRegistered={onRegistered} />);
  await userEvent.type(screen.getByLabelText('Name'), 'Amara');
  await userEvent.type(screen.getByLabelText('Email'), 'amara@example.org');
  await userEvent.type(screen.getByLabelText('Password (optional)'), '123456');
  await userEvent.tab();
  expect(await screen.findByText(/among the first that anybody tries/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Register as Viewer' }));
  await waitFor(() => expect(onRegistered).toHaveBeenCalledOnce());
  const sent = calls.find(({ name }) => name === 'POST /api/viewers')?.body;
  expect(sent).toMatchObject({ password: '123456' });
});
