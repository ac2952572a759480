// `npm run backup [-- <folder>]`: database, records of deployments and local chains of DATA_DIR in one folder, while the site runs.
import { join, resolve } from 'node:path';
import { say, step } from './launcher/console.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings, root, variable } from './launcher/settings.ts';
import { makeBackup } from './keep/make-backup.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const [given] = process.argv.slice(2);
  const name = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const target = resolve(given ?? join(root, variable('BACKUP_DIR') ?? '.backups', name));
  const { database, files } = await step('Backing up', () => makeBackup(settings, target));
  const rows = Object.values(database.rows).reduce((sum, { most }) => sum + most, 0);
  const tables = Object.keys(database.rows).length;
  say(`${target}: ${Object.keys(files).length} files, ${rows} rows in ${tables} tables.`);
});
