import type { NewUser } from '../../modules/auth/users.service.js';

/** The launcher prints these names: whoever tries the site signs in with them. */
const DEMO_PASSWORD = 'change-makers';

const account = (username: string, role: NewUser['role'] = 'user'): NewUser => ({
  username,
  email: `${username}@example.test`,
  password: DEMO_PASSWORD,
  role,
});

export const DEMO_ACCOUNTS: readonly NewUser[] = [
  account('amara'),
  account('jonas'),
  account('leila'),
  account('mei'),
  account('tomas'),
  account('oliver', 'viewer'),
];
