import { LocalChain, localChains } from './chain/local-chain.ts';
import { PostgresServer } from './postgres/postgres-server.ts';
import { stopOrphan } from './processes/orphan.ts';
import { recordedNames } from './processes/run-records.ts';

/** The part of the guard, who stops the others when the launcher is killed. */
export const guardRecord = 'guard';

/** Stops what a killed launcher left behind: those that use the chain and the database before these. */
export async function stopOrphans(dataDir: string): Promise<void> {
  const chains = localChains.map((chain) => chain.name);
  const kept = ['launcher', guardRecord, ...chains, PostgresServer.record];
  for (const name of recordedNames(dataDir)) {
    if (!kept.includes(name)) await stopOrphan(dataDir, name);
  }
  for (const chain of localChains) await LocalChain.stopOrphan(dataDir, chain);
  await PostgresServer.stopOrphan(dataDir);
}
