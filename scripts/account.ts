// `npm run account -w backend -- <command>`: what a person can do about an account, in the database of DATABASE_URL or else in the own one of
// DATA_DIR, whether the site runs or not; the command itself is the API's.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { withOwnDatabaseUrl } from './keep/own-database.ts';
import { ownAdmin } from './launcher/api-environment.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSecrets } from './launcher/secrets.ts';
import { environmentWith, loadSettings, root } from './launcher/settings.ts';

runLauncher(async () => {
  const { dataDir, databaseUrl } = loadSettings();
  if (databaseUrl !== undefined) return runCommand(process.env);
  const admin = ownAdmin(await loadSecrets(dataDir));
  return withOwnDatabaseUrl(dataDir, async (url) =>
    runCommand(environmentWith({ ...admin, DATABASE_URL: url })),
  );
});

async function runCommand(env: NodeJS.ProcessEnv): Promise<void> {
  const command = join(root, 'backend', 'dist', 'account.js');
  const child = spawn(process.execPath, [command, ...process.argv.slice(2)], { env, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  process.exitCode = code ?? 1;
}
