import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import passport from 'passport';
import { accountOf } from '../../common/access/account-of-session.js';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';

type Done<T> = (error: unknown, value?: T) => void;

/** The session holds the account's id alone; role and name were read with it, so that a changed role counts at once. */
@Injectable()
export class SessionSerializer {
  constructor() {
    passport.serializeUser(({ id }: SignedInUser, done: Done<number>) => done(null, id));
    passport.deserializeUser((request: Request, _id: number, done: Done<SignedInUser | false>) => {
      const account = accountOf(request);
      done(null, account ? { id: account.id, username: account.username, role: account.role } : false);
    });
  }
}
