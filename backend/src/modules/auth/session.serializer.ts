import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { SignedInUser } from '../../common/access/current-user.decorator.js';
import { UsersService } from './users.service.js';

type Done<T> = (error: unknown, value?: T) => void;

/** The session holds the account's id alone; role and name are read anew, so that a changed role counts at once. */
@Injectable()
export class SessionSerializer extends PassportSerializer {
  constructor(private readonly users: UsersService) {
    super();
  }

  serializeUser(user: SignedInUser, done: Done<number>): void {
    done(null, user.id);
  }

  async deserializeUser(id: number, done: Done<SignedInUser | false>): Promise<void> {
    try {
      const user = await this.users.findById(id);
      done(null, user ? { id: user.id, username: user.username, role: user.role } : false);
    } catch (error) {
      done(error);
    }
  }
}
