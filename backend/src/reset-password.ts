// Gives an account a new password, for somebody who has lost theirs and has shown the operator who they are:
// DATABASE_URL=... npm run reset-password -w backend -- <username>
import 'reflect-metadata';
import { randomBytes } from 'node:crypto';
import { DataSource } from 'typeorm';
import { processEnvironment, readRequired } from './config/environment.js';
import { dataSourceOptions } from './database/data-source-options.js';
import { AuditService } from './modules/audit/audit.service.js';
import { usersOfCommands } from './modules/auth/users-of-commands.js';

const username = process.argv[2] ?? '';
const dataSource = new DataSource(dataSourceOptions(readRequired(processEnvironment, 'DATABASE_URL')));
await dataSource.initialize();
const users = usersOfCommands(dataSource);
const user = await users.findForLogin(username);
if (user) {
  const password = randomBytes(12).toString('base64url');
  await dataSource.transaction(async (manager) => {
    await users.changePassword(user.id, password, { manager });
    const audit = AuditService.ofCommands(dataSource);
    const subject = `users/${user.id}`;
    await audit.record(manager, user, { action: 'account.password_set_by_operator', subject, details: {} });
  });
  console.log(`${user.username} <${user.email}> now signs in with ${password}`);
} else {
  console.error(`No account has the username "${username}"`);
  process.exitCode = 1;
}
await dataSource.destroy();
