import { createServer, type Server } from 'node:http';
import { variable } from '../launcher/settings.ts';
import { onShutDown } from '../launcher/processes/shut-down.ts';
import type { BackupKeeper } from './backup-keeper.ts';
import { madeAtOf } from './local-backups.ts';

const AGE = 'change_makers_backup_age_seconds';
const EVERY = 'change_makers_backup_every_seconds';

/** Tells at METRICS_PORT how old the newest backups are, and may be; where there is none, that it is older than everything. */
export async function tellBackupMetrics(
  keeper: BackupKeeper,
  isCopied: boolean,
): Promise<Server | undefined> {
  const port = variable('METRICS_PORT');
  if (port === undefined) return undefined;
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    response.setHeader('Content-Type', 'text/plain; version=0.0.4').end(backupMetrics(keeper, isCopied));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), variable('METRICS_HOST') ?? '127.0.0.1', resolve);
  });
  onShutDown(async () => void server.close());
  return server;
}

/** In the words of Prometheus. */
export function backupMetrics(
  { newest, sent, everyMs }: Pick<BackupKeeper, 'newest' | 'sent' | 'everyMs'>,
  isCopied: boolean,
): string {
  const places = [['here', newest], ...(isCopied ? [['elsewhere', sent]] : [])] as const;
  const lines = places.map(([place, name]) => `${AGE}{place="${place}"} ${ageOf(name)}`);
  return [
    ...[`# HELP ${AGE} Age of the newest backup`, `# TYPE ${AGE} gauge`, ...lines],
    ...[
      `# HELP ${EVERY} From one backup to the next`,
      `# TYPE ${EVERY} gauge`,
      `${EVERY} ${everyMs / 1_000}`,
    ],
    '',
  ].join('\n');
}

const ageOf = (name: string | undefined): string =>
  name === undefined ? '+Inf' : String(Math.round((Date.now() - madeAtOf(name)) / 1_000));
