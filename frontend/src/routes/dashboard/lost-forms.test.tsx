import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../i18n';
import { answerCalls } from '../../testing/answer-calls';
import { renderAt } from '../../testing/render';
import { aUser } from '../../testing/samples';
import { ProfileCard } from './ProfileCard';

beforeEach(() => loadNamespaces('dashboard', 'auth', 'errors'));
afterEach(() => vi.doUnmock('../../features/auth/components/PasswordForm'));

test('says of a form whose code was lost that it can be fetched again, and keeps the card around it', async () => {
  answerCalls({});
  vi.doMock('../../features/auth/components/PasswordForm', () => {
    throw new Error('Lost on the way');
  });
  renderAt('/dashboard', <ProfileCard user={aUser()} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Change password' }));
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'amara' })).toBeVisible();
  vi.doMock('../../features/auth/components/PasswordForm', () => ({
    PasswordForm: () => <input aria-label="Current password" />,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByLabelText('Current password')).toBeVisible();
});
