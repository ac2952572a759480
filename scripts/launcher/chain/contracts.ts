import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../processes/child.ts';
import { LaunchError } from '../launch-error.ts';
import { rpc } from './rpc.ts';
import { root } from '../settings.ts';

/** Chain id of local development chains (anvil, hardhat node). */
export const localChainId = 31_337;

type DeploymentRecord = Record<string, { address: string }>;

/** Deploys the contracts to the local chain, unless they are there already. */
export async function ensureContracts(dataDir: string, rpcUrl: string): Promise<void> {
  if (await areDeployed(dataDir, rpcUrl)) return;
  await run({
    name: 'deploy',
    command: 'npm',
    args: ['run', 'deploy', '-w', 'contracts'],
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, CHAIN_RPC_URL: rpcUrl },
    dataDir,
  });
  if (!(await areDeployed(dataDir, rpcUrl))) {
    throw new LaunchError('The contracts were deployed, but their recorded addresses hold no code.');
  }
}

async function areDeployed(dataDir: string, rpcUrl: string): Promise<boolean> {
  const file = join(dataDir, 'deployments', `${localChainId}.json`);
  if (!existsSync(file)) return false;
  const contracts = Object.values(JSON.parse(readFileSync(file, 'utf8')) as DeploymentRecord);
  const codes = await Promise.all(
    contracts.map(({ address }) => rpc<string>(rpcUrl, 'eth_getCode', [address, 'latest'])),
  );
  return codes.length > 0 && codes.every((code) => code !== '0x');
}
