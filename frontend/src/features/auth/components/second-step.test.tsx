import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { LoginForm } from './LoginForm';

beforeEach(() => loadNamespaces('auth'));

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const expired = refused(401, {
  code: 'second_factor_expired',
  message: 'That took too long. Please sign in again.',
});
const choices = [200, { passwordOnly: false, totp: true, passkey: null }] as [number, object];
const away = refused(503, {
  code: 'database_unavailable',
  message: 'The database cannot be reached at the moment. Please try again shortly.',
});

async function signIn(answers: Parameters<typeof answerCalls>[0]) {
  answerCalls({
    'POST /api/auth/login': refused(401, { code: 'second_factor_needed', message: 'One thing more' }),
    ...answers,
  });
  const { router } = renderAt('/register?next=%2Fsubmit-ad&tab=login', <LoginForm />);
  await fill('Username', 'amara');
  await fill('Password', 'a password');
  await press('Login');
  return router;
}

test.each(['when it is opened', 'with its code'])(
  'leads from a second step that came too late %s back to the password, with the name and the way on',
  async (when) => {
    const isOpened = when === 'when it is opened';
    const router = await signIn({
      'POST /api/auth/second-factor/options': isOpened ? expired : choices,
      'POST /api/auth/second-factor': expired,
    });
    if (!isOpened)
      await userEvent.type(await screen.findByLabelText('Code of your authenticator app'), '123456{Enter}');
    expect(await screen.findByText('That took too long. Please sign in again.')).toBeVisible();
    await press('Enter the password again');
    expect(await screen.findByLabelText('Username')).toHaveValue('amara');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(router.state.location.search).toBe('?next=%2Fsubmit-ad&tab=login');
  },
);

test('begins the second step once more where the server was away', async () => {
  const options = vi.fn<() => [number, unknown]>(() => choices).mockReturnValueOnce(away);
  await signIn({ 'POST /api/auth/second-factor/options': options });
  expect(await screen.findByText(/The database cannot be reached/)).toBeVisible();
  await press('Try again');
  expect(await screen.findByLabelText('Code of your authenticator app')).toBeVisible();
});

test('says that no passkey can be asked for while the server is away', async () => {
  answerCalls({ 'POST /api/auth/passkeys/login/options': away });
  renderAt('/register?tab=login', <LoginForm />);
  await press('Sign in with a passkey');
  expect(await screen.findByText(/The database cannot be reached/)).toBeVisible();
});
