// `npm run restore -- <backup> [--until <ISO>|latest] [--wal <folder>] [--chains-of <DATA_DIR>] [--into <name>]`: into an empty DATA_DIR, and,
// with DATABASE_URL, into its database where that is empty, or into a new one beside it. `--fetch` brings the backup from the bucket of BACKUP_URL
// before: the one of that name, or the newest.
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say, step } from './launcher/console.ts';
import { LaunchError } from './launcher/launch-error.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings, type Settings } from './launcher/settings.ts';
import { loadBackupSettings } from './keep/backup-settings.ts';
import { localBackups } from './keep/local-backups.ts';
import { RemoteBackups } from './keep/remote-backups.ts';
import { inNewDatabase } from './keep/new-database.ts';
import { recoveryOf } from './keep/recovery.ts';
import { restoreBackup } from './keep/restore-backup.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const options = {
    until: { type: 'string' },
    wal: { type: 'string' },
    'chains-of': { type: 'string' },
    into: { type: 'string' },
    fetch: { type: 'boolean' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const backup = values.fetch ? await fetchBackup(positionals[0]) : positionals[0];
  if (!backup) throw new LaunchError('Name the backup: npm run restore -- <folder of the backup>');
  const recovery = recoveryOf(values.until, values.wal ?? settings.walArchive);
  const chainsOf = values['chains-of'] && resolve(values['chains-of']);
  const restore = (place: Settings) =>
    step('Restoring', () =>
      restoreBackup(place, resolve(backup), { recovery, ...(chainsOf && { chainsOf }) }),
    );
  const { into } = values;
  const rows = into === undefined ? await restore(settings) : await restoreBeside(settings, into, restore);
  const database = into === undefined ? 'The database of DATABASE_URL' : `The new database ${into}`;
  say(`${settings.databaseUrl ? database : settings.dataDir} is restored:`);
  for (const [table, count] of rows) say(`  ${table.padEnd(28)}${String(count).padStart(9)}`);
  say(
    'Sessions and links of the backup have ended. What was taken back since is yours to repeat: docs/deploying.md, After a restore.',
  );
});

/** @returns the folder that it lies in now */
async function fetchBackup(given: string | undefined): Promise<string> {
  const { folder, remote } = loadBackupSettings();
  if (!remote)
    throw new LaunchError('--fetch brings a backup from the bucket of BACKUP_URL, which is not set.');
  const backups = new RemoteBackups(remote);
  const name = given ?? (await backups.newest());
  if (name === undefined) throw new LaunchError('The bucket names no newest backup: name one yourself.');
  return localBackups(folder).includes(name)
    ? join(folder, name)
    : step('Fetching', () => backups.fetch(name, folder));
}

type Rows = Map<string, number>;

async function restoreBeside(
  settings: Settings,
  into: string,
  restore: (place: Settings) => Promise<Rows>,
): Promise<Rows> {
  const { databaseUrl } = settings;
  if (!databaseUrl)
    throw new LaunchError('--into makes a database beside that of DATABASE_URL, which is not set.');
  return inNewDatabase(databaseUrl, into, (url) => restore({ ...settings, databaseUrl: url }));
}
