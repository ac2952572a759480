// `npm run backup [-- <folder>]`: database, records of deployments and local chains of DATA_DIR in one folder, while the site runs. Without a folder it
// goes to BACKUP_DIR, and to the bucket of BACKUP_URL where there is one.
import { join, resolve } from 'node:path';
import { say, step } from './launcher/console.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings } from './launcher/settings.ts';
import { loadBackupSettings } from './keep/backup-settings.ts';
import { newBackupName } from './keep/local-backups.ts';
import { makeBackup } from './keep/make-backup.ts';
import { RemoteBackups } from './keep/remote-backups.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const [given] = process.argv.slice(2);
  const { folder, remote } = loadBackupSettings();
  const name = newBackupName();
  const target = given === undefined ? join(folder, name) : resolve(given);
  const { database, files } = await step('Backing up', () => makeBackup(settings, target));
  const rows = Object.values(database.rows).reduce((sum, { most }) => sum + most, 0);
  const tables = Object.keys(database.rows).length;
  say(`${target}: ${Object.keys(files).length} files, ${rows} rows in ${tables} tables.`);
  if (!remote || given !== undefined) return;
  await step('Sending', () => new RemoteBackups(remote).send(folder, name));
  say(`Sent to the bucket of BACKUP_URL as ${name}.`);
});
