import { ChainKeeper } from './chain/chain-keeper.ts';
import { LocalChain } from './chain/local-chain.ts';
import { step } from './console.ts';
import { PostgresServer } from './postgres/postgres-server.ts';
import { rpc } from './chain/rpc.ts';
import { loadSecrets, type Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { onShutDown } from './processes/shut-down.ts';
import { supervise } from './processes/supervise.ts';

// The chain id of anvil and the hardhat node.
const localChainId = 31_337;

/** What the API needs to run: given by the environment, or run by the launcher. */
export interface Infrastructure {
  databaseUrl: string;
  chainRpcUrl: string;
  /** Whether that is a development chain, where the contracts are ours to deploy and blocks ours to mine. */
  localChain: boolean;
  secrets: Secrets;
}

/** Starts the database and the chain, unless the environment names others. */
export async function startInfrastructure(settings: Settings): Promise<Infrastructure> {
  const secrets = await loadSecrets(settings.dataDir);
  const databaseUrl = settings.databaseUrl ?? (await startDatabase(settings, secrets));
  const chainRpcUrl = settings.chainRpcUrl ?? (await startChain(settings));
  const chainId = await rpc<string>(chainRpcUrl, 'eth_chainId').catch(() => null);
  const localChain = Number(chainId) === localChainId;
  if (localChain) onShutDown(new ChainKeeper(chainRpcUrl).start());
  return { databaseUrl, chainRpcUrl, localChain, secrets };
}

async function startDatabase({ dataDir }: Settings, { databasePassword }: Secrets): Promise<string> {
  const server = new PostgresServer(dataDir, databasePassword);
  await step('Starting PostgreSQL', () => supervise(server));
  return server.url;
}

async function startChain({ dataDir, chainPort }: Settings): Promise<string> {
  const chain = new LocalChain(dataDir, chainPort);
  await step('Starting the local chain', () => supervise(chain));
  return chain.url;
}
