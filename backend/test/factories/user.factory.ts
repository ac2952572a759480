import type { TestApp } from '../support/test-app.js';
import type { Client } from '../support/client.js';
import { User } from '../../src/modules/auth/entities/user.entity.js';
import type { Role } from '../../src/common/access/access.decorator.js';

let count = 0;

/** Input of a registration that is valid as it stands. */
export function userInput(changes: object = {}) {
  count += 1;
  return {
    username: `person${count}`,
    email: `person${count}@example.test`,
    password: 'correct horse',
    ...changes,
  };
}

/** Somebody with an account and a session. */
export interface SignedIn {
  client: Client;
  id: number;
  username: string;
  email: string;
  password: string;
}

export async function signedIn(app: TestApp, role: Role = 'user'): Promise<SignedIn> {
  const input = userInput();
  const client = app.client();
  const { body } = await client.post('/auth/register', input).expect(201);
  const { id } = body as { id: number };
  // Roles beyond user are given by other parts of the product, which a test of accounts should not need.
  if (role !== 'user') await app.dataSource.manager.update(User, { id }, { role });
  const { username, email, password } = input;
  return { client, id, username, email, password };
}

/** Somebody's account once more: their session ends while the clock moves, or the site that they knew has stopped. */
export async function signInAgain(
  app: TestApp,
  { username, password }: Pick<SignedIn, 'username' | 'password'>,
): Promise<Client> {
  const client = app.client();
  await client.post('/auth/login', { username, password }).expect(200);
  return client;
}
