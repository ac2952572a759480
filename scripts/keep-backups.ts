// `node scripts/keep-backups.ts`: a backup each BACKUP_EVERY_HOURS, of which BACKUP_KEEP stay, and a copy of each in the bucket of BACKUP_URL; with
// METRICS_PORT it tells how old the newest are. Compose runs it as `backup`.
import { setTimeout as wait } from 'node:timers/promises';
import { BackupKeeper } from './keep/backup-keeper.ts';
import { tellBackupMetrics } from './keep/backup-metrics.ts';
import { loadBackupSettings } from './keep/backup-settings.ts';
import { RemoteBackups } from './keep/remote-backups.ts';
import { say } from './launcher/console.ts';
import { runLauncher } from './launcher/launcher.ts';
import { loadSettings } from './launcher/settings.ts';

/** After a failure it is tried again so soon, and otherwise looked so often, as clocks may be set (ms). */
const LOOK_MS = 10 * 60_000;

runLauncher(async () => {
  const settings = loadSettings();
  const backups = loadBackupSettings();
  const copies = backups.remote && new RemoteBackups(backups.remote);
  const keeper = new BackupKeeper(settings, backups, copies, say);
  await tellBackupMetrics(keeper, copies !== undefined);
  for (;;) {
    await keeper.keep().catch((error: unknown) => say(`Backup failed: ${(error as Error).message}`));
    await wait(Math.min(keeper.dueIn || LOOK_MS, LOOK_MS));
  }
});
