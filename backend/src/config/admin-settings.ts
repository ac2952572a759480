import { type Environment, readText } from './environment.js';

/** The administrator that is made at the first start. */
export interface AdminAccount {
  username: string;
  email: string;
  password: string;
}

/** Who it would be, and with which password, if any is given. */
export interface AdminSettings extends Omit<AdminAccount, 'password'> {
  password: string | undefined;
}

export function readAdminSettings(env: Environment): AdminSettings {
  const username = readText(env, 'ADMIN_USERNAME') ?? 'admin';
  return {
    username,
    email: readText(env, 'ADMIN_EMAIL') ?? `${username}@localhost.test`,
    password: readText(env, 'ADMIN_PASSWORD'),
  };
}

/** Undefined without a password: then none is made. */
export function readAdmin(env: Environment): AdminAccount | undefined {
  const { password, ...named } = readAdminSettings(env);
  return password === undefined ? undefined : { ...named, password };
}
