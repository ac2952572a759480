import { isLocal, reachChain, type ChainAccess } from './chain/chain-access.ts';
import { ChainKeeper } from './chain/chain-keeper.ts';
import { firstChain, LocalChain, secondChain, type LocalChainPart } from './chain/local-chain.ts';
import { step } from './console.ts';
import { PostgresServer } from './postgres/postgres-server.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { onShutDown } from './processes/shut-down.ts';
import { supervise } from './processes/supervise.ts';

/** What the API needs to run: given by the environment, or run by the launcher. */
export interface Infrastructure {
  databaseUrl: string;
  homeChain: ChainAccess;
  /** The second local chain, where one is wanted. */
  secondChain: ChainAccess | null;
  secrets: Secrets;
}

/** Starts the database and the chains, unless the environment names others. */
export async function startInfrastructure(settings: Settings): Promise<Infrastructure> {
  const { dataDir, chainPort, secondChainPort } = settings;
  const secrets = await loadSecrets(dataDir);
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, secrets));
  const homeChain = await openChain(
    settings.chainRpcUrls ?? (await startChain(dataDir, chainPort, firstChain)),
  );
  const second = secondChainPort && (await startChain(dataDir, secondChainPort, secondChain));
  return { databaseUrl, homeChain, secondChain: second ? await openChain(second) : null, secrets };
}

async function startDatabase(
  { dataDir, walArchive }: Settings,
  { databasePassword }: Secrets,
): Promise<string> {
  const server = new PostgresServer(dataDir, databasePassword);
  server.archiveWal(walArchive);
  await step('Starting PostgreSQL', () => supervise(server));
  return server.url;
}

async function startChain(dataDir: string, port: number, part: LocalChainPart): Promise<string> {
  const chain = new LocalChain(dataDir, port, part);
  await step(`Starting ${part.title}`, () => supervise(chain));
  return chain.url;
}

async function openChain(rpcUrls: string): Promise<ChainAccess> {
  const chain = await reachChain(rpcUrls);
  if (isLocal(chain)) onShutDown(new ChainKeeper(chain.rpcUrl).start());
  return chain;
}
