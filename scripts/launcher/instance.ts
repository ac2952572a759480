import { mkdirSync } from 'node:fs';
import { Api } from './api.ts';
import { LocalChain } from './chain/local-chain.ts';
import { LaunchError } from './launch-error.ts';
import { requireFreePort } from './ports.ts';
import { PostgresServer } from './postgres/postgres-server.ts';
import { forgetProcess, recordedProcess, recordProcess } from './processes/run-records.ts';
import type { Settings } from './settings.ts';
import { onShutDown } from './processes/shut-down.ts';

/** Makes DATA_DIR and the ports ours: refuses a second launcher, and clears away what a killed one left behind. */
export async function claimInstance(settings: Settings): Promise<void> {
  // Others may pass through, as PostgreSQL's user must where root starts it; what is secret inside is its owner's only.
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o711 });
  holdDataDir(settings.dataDir);
  await Api.stopOrphan(settings.dataDir);
  await new LocalChain(settings.dataDir, settings.chainPort).stopOrphan();
  await PostgresServer.stopOrphan(settings.dataDir);
  await requireFreePort(settings.port, settings.host, 'PORT');
  if (!settings.chainRpcUrl) await requireFreePort(settings.chainPort, '127.0.0.1', 'CHAIN_PORT');
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
