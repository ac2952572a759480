// `npm run restore -- <backup> [--until <ISO>|latest] [--wal <folder>] [--chains-of <DATA_DIR>]`: into an empty DATA_DIR.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { say, step } from './launcher/console.ts';
import { LaunchError } from './launcher/launch-error.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings } from './launcher/settings.ts';
import { recoveryOf } from './keep/recovery.ts';
import { restoreBackup } from './keep/restore-backup.ts';

runLauncher(async () => {
  const settings = loadSettings();
  const options = {
    until: { type: 'string' },
    wal: { type: 'string' },
    'chains-of': { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const [backup] = positionals;
  if (!backup) throw new LaunchError('Name the backup: npm run restore -- <folder of the backup>');
  const recovery = recoveryOf(values.until, values.wal ?? settings.walArchive);
  const chainsOf = values['chains-of'] && resolve(values['chains-of']);
  const rows = await step('Restoring', () =>
    restoreBackup(settings, resolve(backup), { recovery, ...(chainsOf && { chainsOf }) }),
  );
  say(`${settings.databaseUrl ? 'The database of DATABASE_URL' : settings.dataDir} is restored:`);
  for (const [table, count] of rows) say(`  ${table.padEnd(28)}${String(count).padStart(9)}`);
});
