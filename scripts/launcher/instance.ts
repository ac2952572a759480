import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LaunchError } from './launch-error.ts';
import { requireFreePort } from './ports.ts';
import { guardRecord, stopOrphans } from './orphans.ts';
import { launch } from './processes/child.ts';
import { stopOrphan } from './processes/orphan.ts';
import { forgetProcess, recordedProcess, recordProcess } from './processes/run-records.ts';
import type { Settings } from './settings.ts';
import { onShutDown } from './processes/shut-down.ts';

/** Makes DATA_DIR and the ports ours: refuses a second launcher, and clears away what a killed one left behind. */
export async function claimInstance(settings: Settings): Promise<void> {
  // Others may pass through, as PostgreSQL's user must where root starts it; what is secret inside is its owner's only.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  holdDataDir(settings.dataDir);
  // Two must not clean up at once: the guard of a killed launcher may be at it.
  await stopOrphan(settings.dataDir, guardRecord, { stopWith: 'SIGKILL' });
  await stopOrphans(settings.dataDir);
  await requireFreePort(settings.port, settings.host, 'PORT');
  await requireChainPorts(settings);
  startGuard(settings.dataDir);
}

async function requireChainPorts({ chainRpcUrls, chainPort, secondChainPort }: Settings): Promise<void> {
  if (!chainRpcUrls) await requireFreePort(chainPort, '127.0.0.1', 'CHAIN_PORT');
  if (secondChainPort === null) return;
  if (!chainRpcUrls && secondChainPort === chainPort)
    throw new LaunchError(
      `CHAIN_PORT and CHAIN2_PORT are both ${chainPort}: give each chain a port of its own.`,
    );
  await requireFreePort(secondChainPort, '127.0.0.1', 'CHAIN2_PORT');
}

function holdDataDir(dataDir: string): void {
  const other = recordedProcess(dataDir, 'launcher');
  if (!other) forgetProcess(dataDir, 'launcher');
  if (other || !recordProcess(dataDir, 'launcher', process.pid)) {
    const who = other ? ` (process ${other.pid})` : '';
    throw new LaunchError(
      `Another launcher${who} already runs on ${dataDir}. Stop it first, or give this one a DATA_DIR, PORT and CHAIN_PORT of its own.`,
    );
  }
  onShutDown(async () => forgetProcess(dataDir, 'launcher'));
}

function startGuard(dataDir: string): void {
  const guard = launch({
    name: guardRecord,
    command: process.execPath,
    args: [join(import.meta.dirname, 'guard.ts'), dataDir],
    dataDir,
    stopWith: 'SIGKILL',
    watchesLauncher: true,
  });
  onShutDown(() => guard.stop());
}
