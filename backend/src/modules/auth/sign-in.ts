import type { Request } from 'express';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';

/** Starts a session; Passport makes a new session id, so that one planted before the login is worth nothing. */
export function signIn(request: Request, user: SignedInUser): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(user, (error?: Error | null) => (error ? reject(error) : resolve()));
  });
}

/** Destroys the session in the database. */
export function signOut(request: Request): Promise<void> {
  return new Promise((resolve, reject) => {
    request.session.destroy((error?: Error | null) => (error ? reject(error) : resolve()));
  });
}
