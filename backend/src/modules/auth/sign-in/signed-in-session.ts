import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import type { EntityManager } from 'typeorm';
import { accountOf } from '../../../common/access/account-of-session.js';
import type { SignedInUser } from '../../../common/access/current-user.decorator.js';
import { deviceName } from '../device-name.js';

/** How long somebody who showed the password may look for the second factor (ms). */
const PENDING_MS = 5 * 60 * 1000;

type Done = (error?: Error | null) => void;

type Given<T> = (error: unknown, value?: T) => void;

/** Starts a session; Passport makes a new session id, so that one planted before the login is worth nothing. */
export async function signIn(request: Request, user: SignedInUser): Promise<void> {
  await whenDone((done) => request.logIn(user, done));
  request.session.signedInAt = new Date().toISOString();
  request.session.device = deviceName(request.headers['user-agent']);
}

/** Destroys the session in the database. */
export const signOut = (request: Request): Promise<void> => whenDone((done) => request.session.destroy(done));

/** A new session in which nobody is signed in; it remembers for five minutes whose password was shown. */
export async function awaitSecondFactor(request: Request, userId: number): Promise<void> {
  await whenDone((done) => request.session.regenerate(done));
  // Whoever was signed in here before is not any more.
  request.user = undefined;
  request.session.pending = { userId, until: Date.now() + PENDING_MS };
  request.session.cookie.maxAge = PENDING_MS;
  await whenDone((done) => request.session.save(done));
}

/** Whose password was shown in this session. */
export function pendingAccount({ session }: Request): number | undefined {
  const { pending } = session;
  return pending && pending.until > Date.now() ? pending.userId : undefined;
}

/** Whether this session has not ended since the request came. */
export async function isPendingStill(manager: EntityManager, { sessionID }: Request): Promise<boolean> {
  return (await manager.query<unknown[]>('SELECT FROM sessions WHERE sid = $1', [sessionID])).length > 0;
}

/** The session holds the account's id alone; role and name were read with it, so that a changed role counts at once. */
@Injectable()
export class SessionSerializer {
  constructor() {
    passport.serializeUser(({ id }: SignedInUser, done: Given<number>) => done(null, id));
    passport.deserializeUser((request: Request, _id: number, done: Given<SignedInUser | false>) => {
      const account = accountOf(request);
      done(null, account ? { id: account.id, username: account.username, role: account.role } : false);
    });
  }
}

function whenDone(run: (done: Done) => void): Promise<void> {
  return new Promise((resolve, reject) => run((error) => (error ? reject(error) : resolve())));
}
