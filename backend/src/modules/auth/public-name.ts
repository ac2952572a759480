import type { User } from './entities/user.entity.js';
import { memberNameOf } from './placeholder-name.js';

/** What an account's public name is made of. */
export type Named = Pick<User, 'id' | 'username' | 'givenName'>;

/** A username as everybody may read it. That of a viewer is their e-mail address, of which nothing is shown: the name that they gave is. */
export const publicName = ({ id, username, givenName }: Named): string =>
  username.includes('@') ? (givenName ?? memberNameOf(id)) : username;
