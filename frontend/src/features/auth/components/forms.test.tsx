import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadNamespaces } from '../../../i18n';
import { answerCalls } from '../../../testing/answer-calls';
import { fill } from '../../../testing/fill';
import { refused } from '../../../testing/refused';
import { renderAt } from '../../../testing/render';
import { aUser } from '../../../testing/samples';
import { withToasts } from '../../../testing/toasts';
import { LoginForm } from './LoginForm';
import { RegisterForm } from './RegisterForm';

withToasts();
beforeEach(() => loadNamespaces('auth'));

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the registration form', () => {
  it('asks for a username, an email address and a password before it sends anything', async () => {
    const calls = answerCalls({});
    renderAt('/register', <RegisterForm />);
    await fill('Username', ' ab ');
    await fill('Email', 'amara');
    await fill('Password', '12345');
    await press('Register');
    expect(await screen.findByText('Username must be at least 3 characters')).toBeInTheDocument();
    expect(await screen.findByText('Please enter a valid email address')).toBeInTheDocument();
    expect(await screen.findByText('Password must be at least 6 characters')).toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('registers as role user', async () => {
    const calls = answerCalls({ 'POST /api/auth/register': [201, aUser()] });
    renderAt('/register', <RegisterForm />);
    await fill('Username', 'amara');
    await fill('Email', 'amara@example.org');
    await fill('Password', 'a password');
    await press('Register');
    const body = {
      username: 'amara',
      email: 'amara@example.org',
      password: 'a password',
      role: 'user',
      language: 'en',
    };
    await expect.poll(() => calls).toContainEqual({ name: 'POST /api/auth/register', body });
  });

  it('warns of a password that anybody tries first, and takes it all the same', async () => {
    const calls = answerCalls({
      'POST /api/auth/password-check': [200, { common: true }],
      'POST /api/auth/register': [201, aUser()],
    });
    renderAt('/register', <RegisterForm />);
    await fill('Username', 'amara');
    await fill('Email', 'amara@example.org');
    await fill('Password', '123456');
    await userEvent.tab();
    expect(await screen.findByText(/among the first that anybody tries/)).toBeInTheDocument();
    await press('Register');
    await expect.poll(() => calls.map(({ name }) => name)).toContain('POST /api/auth/register');
    await fill('Password', '1234567');
    expect(screen.queryByText(/among the first that anybody tries/)).not.toBeInTheDocument();
  });

  it('shows what the server refused beside the field and keeps what was typed', async () => {
    const message = 'This username is already taken';
    const problem = { code: 'username_taken' as const, message };
    answerCalls({ 'POST /api/auth/register': refused(409, problem, { username: [problem] }) });
    renderAt('/register', <RegisterForm />);
    await fill('Username', 'amara');
    await fill('Email', 'amara@example.org');
    await fill('Password', 'a password');
    await press('Register');
    expect(await screen.findByText(message, { selector: '[data-faulty] p' })).toBeInTheDocument();
    expect(await screen.findByText('Registration Failed')).toBeInTheDocument();
    expect(screen.getByLabelText('Password')).toHaveValue('a password');
  });
});

describe('the login form', () => {
  it('asks for username and password', async () => {
    answerCalls({});
    renderAt('/register', <LoginForm />);
    await press('Login');
    expect(await screen.findByText('Username is required')).toBeInTheDocument();
    expect(await screen.findByText('Password is required')).toBeInTheDocument();
  });

  it('cannot be sent twice, and says so when the server gives no reason', async () => {
    let refuse: () => void = () => undefined;
    const refused = new Promise<[number]>((resolve) => (refuse = () => resolve([401])));
    const calls = answerCalls({ 'POST /api/auth/login': () => refused });
    renderAt('/register', <LoginForm />);
    await fill('Username', 'amara');
    await fill('Password', 'wrong');
    await press('Login');
    await expect.poll(() => calls.length).toBe(1);
    expect(screen.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-busy', 'true');
    refuse();
    expect(await screen.findByText('Invalid username or password')).toBeInTheDocument();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Login' })).not.toHaveAttribute('aria-busy'),
    );
  });
});
