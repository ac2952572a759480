import type { NewUser } from '../../modules/auth/users.service.js';
import { DEMO_PARTICIPANTS } from './demo-participants.js';

/** The launcher prints these names: whoever tries the site signs in with them. */
const DEMO_PASSWORD = 'change-makers';

/** Invited to the challenge, but without a place yet: the registration form is open to them. */
export const DEMO_INVITED: readonly string[] = ['hana', 'emil'];

export const emailOf = (username: string): string => `${username}@example.test`;

const account = (username: string, role: NewUser['role'] = 'user'): NewUser => ({
  username,
  email: emailOf(username),
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
  ...DEMO_INVITED.map((username) => account(username)),
  ...DEMO_PARTICIPANTS.map(({ username }) => account(username, 'participant')),
];
