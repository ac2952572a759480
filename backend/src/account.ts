// What a person can do about an account that its owner cannot get into, once they have shown whoever runs the site who they are:
// DATABASE_URL=... npm run account -w backend -- remove-factors <username>
import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { readAdminSettings } from './config/admin-settings.js';
import { processEnvironment, readRequired } from './config/environment.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { hasAdminPassword, resetAdmin } from './modules/auth/admin-reset.js';
import { usersOfCommands } from './modules/auth/users-of-commands.js';
import { removeFactors } from './modules/second-factor/factor-removal.js';

const USAGE = `What a person can do about an account:
  remove-factors <username>   takes its passkeys, authenticator app and recovery codes away, and ends its sessions
  reset-admin [username]      makes the administrator of ADMIN_USERNAME, or gives it ADMIN_PASSWORD (without one a new
                              password, which is printed), ends its sessions and lifts its suspension; an account
                              that is named here becomes one
  check-admin                 whether the administrator of ADMIN_USERNAME signs in with ADMIN_PASSWORD`;

/** False where nothing was done. */
type Command = (dataSource: DataSource, username: string | undefined) => Promise<boolean>;

const COMMANDS: Record<string, Command | undefined> = {
  'remove-factors': async (dataSource, username) =>
    username === undefined ? refuse(USAGE) : removeFactorsOf(dataSource, username),
  'reset-admin': resetAdminOf,
  'check-admin': checkAdmin,
};

async function run([name = '', username]: readonly string[]): Promise<boolean> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return refuse(USAGE);
  const dataSource = new DataSource(dataSourceOptions(readRequired(processEnvironment, 'DATABASE_URL')));
  await dataSource.initialize();
  try {
    return await command(dataSource, username);
  } finally {
    await dataSource.destroy();
  }
}

async function removeFactorsOf(dataSource: DataSource, username: string): Promise<boolean> {
  const user = await removeFactors(dataSource, usersOfCommands(dataSource), username);
  if (!user) return refuse(`No account has the username "${username}"`);
  const { secondFactor } = user;
  console.log(
    `${user.username} <${user.email}> ${secondFactor ? 'has no second factor any more' : 'had no second factor'}, and signs in anew with the password.`,
  );
  return true;
}

async function resetAdminOf(dataSource: DataSource, named: string | undefined): Promise<boolean> {
  const settings = readAdminSettings(
    named === undefined ? processEnvironment : { ...processEnvironment, ADMIN_USERNAME: named },
  );
  const result = await resetAdmin(dataSource, settings, named !== undefined);
  if (result.done === 'refused') return refuse(result.reason);
  const { user, password } = result;
  const shown = settings.password === undefined ? password : 'ADMIN_PASSWORD';
  console.log(`${user.username} <${user.email}> is an administrator, and signs in anew with ${shown}`);
  return true;
}

async function checkAdmin(dataSource: DataSource): Promise<boolean> {
  const isRight = await hasAdminPassword(dataSource, readAdminSettings(processEnvironment));
  console.log(isRight ? 'ADMIN_PASSWORD counts' : 'ADMIN_PASSWORD does not count');
  return isRight;
}

function refuse(why: string): false {
  console.error(why);
  return false;
}

process.exitCode = (await run(process.argv.slice(2))) ? 0 : 1;
