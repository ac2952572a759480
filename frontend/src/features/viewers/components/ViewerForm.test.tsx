import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { renderAt } from '../../../testing/render';
import type { Viewer } from '../api';
import { ViewerForm } from './ViewerForm';

beforeEach(() => loadNamespaces('viewers'));

test('asks for a name, a valid address and no short password', async () => {
  const onRegistered = vi.fn<(viewer: Viewer) => void>();
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
