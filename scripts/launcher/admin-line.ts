import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, variable } from './settings.ts';

/** Whether the password of the configuration is the administrator's; undefined where that could not be found out. */
type Counts = boolean | undefined;

/** Who administers the site, and by which password; only what was made up here and still counts is shown. @param ask finds out */
export async function adminLine(
  env: NodeJS.ProcessEnv,
  ask: (env: NodeJS.ProcessEnv) => Promise<Counts> = askDatabase,
): Promise<string | undefined> {
  const { ADMIN_USERNAME: name, ADMIN_PASSWORD: password } = env;
  if (!name || !password) return undefined;
  const counts = await ask(env);
  if (counts === undefined) return name;
  if (counts) return `${name} / ${variable('ADMIN_PASSWORD') === undefined ? password : '(ADMIN_PASSWORD)'}`;
  return `${name} / (the password was changed on the site; \`npm run account -w backend -- reset-admin\` sets it anew)`;
}

/** By the API's own command, as nobody else knows how passwords are kept. */
async function askDatabase(env: NodeJS.ProcessEnv): Promise<Counts> {
  const command = join(root, 'backend', 'dist', 'account.js');
  try {
    await promisify(execFile)(process.execPath, [command, 'check-admin'], { env });
    return true;
  } catch (error) {
    const { stdout = '' } = error as { stdout?: string };
    return stdout.includes('does not count') ? false : undefined;
  }
}
