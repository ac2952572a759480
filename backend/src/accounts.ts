// What a person can do about an account that its owner cannot get into, once they have shown the operator who they are:
// DATABASE_URL=... npm run accounts -w backend -- remove-factors <username>
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { processEnvironment, readRequired } from './config/environment.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { AccountRegistrations } from './modules/auth/account-registrations.js';
import { User } from './modules/auth/entities/user.entity.js';
import { PasswordDemands } from './modules/auth/password-demands.service.js';
import { UsersService } from './modules/auth/users.service.js';
import { removeFactors } from './modules/second-factor/factor-removal.js';

const USAGE = `What a person can do about an account:
  remove-factors <username>   takes its passkeys, authenticator app and recovery codes away, and ends its sessions`;

/** False where nothing was done. */
async function run([command, username = '']: readonly string[]): Promise<boolean> {
  if (command !== 'remove-factors' || username === '') {
    console.error(USAGE);
    return false;
  }
  const dataSource = new DataSource(dataSourceOptions(readRequired(processEnvironment, 'DATABASE_URL')));
  await dataSource.initialize();
  try {
    return await removeFactorsOf(dataSource, username);
  } finally {
    await dataSource.destroy();
  }
}

async function removeFactorsOf(dataSource: DataSource, username: string): Promise<boolean> {
  const repository = dataSource.getRepository(User);
  const users = new UsersService(repository, new AccountRegistrations(), new PasswordDemands());
  const user = await removeFactors(dataSource, users, username);
  if (!user) {
    console.error(`No account has the username "${username}"`);
    return false;
  }
  const { secondFactor } = user;
  console.log(
    `${user.username} <${user.email}> ${secondFactor ? 'has no second factor any more' : 'had no second factor'}, and signs in anew with the password.`,
  );
  return true;
}

process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
