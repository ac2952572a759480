import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../console.ts';
import type { Infrastructure } from '../infrastructure.ts';
import { run } from '../processes/child.ts';
import { LaunchError } from '../launch-error.ts';
import { rpc } from './rpc.ts';
import { root } from '../settings.ts';

type DeploymentRecord = Record<string, { address: string }>;

/** What the deployment records; a chain from before one of them existed gets it at the next start. */
const contractNames = ['AdPaymentSplitter', 'ChallengeBadge', 'VoteRegistry'];

/** Deploys the contracts to a local chain, unless they are there already. On other chains that is a person's decision. */
export async function ensureContracts(
  dataDir: string,
  { localChain, chainRpcUrl }: Infrastructure,
): Promise<void> {
  if (!localChain || (await areDeployed(dataDir, chainRpcUrl))) return;
  await step('Deploying the contracts', () => deploy(dataDir, chainRpcUrl));
  if (await areDeployed(dataDir, chainRpcUrl)) return;
  throw new LaunchError('The contracts were deployed, but their recorded addresses hold no code.');
}

function deploy(dataDir: string, rpcUrl: string): Promise<void> {
  return run({
    name: 'deploy',
    command: 'npm',
    args: ['run', 'deploy', '-w', 'contracts'],
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir, CHAIN_RPC_URL: rpcUrl },
    dataDir,
  });
}

async function areDeployed(dataDir: string, rpcUrl: string): Promise<boolean> {
  const file = join(dataDir, 'deployments', '31337.json');
  if (!existsSync(file)) return false;
  const record = JSON.parse(readFileSync(file, 'utf8')) as DeploymentRecord;
  const stand = await Promise.all(
    contractNames.map(async (name) => {
      const address = record[name]?.address;
      return !!address && (await rpc<string>(rpcUrl, 'eth_getCode', [address, 'latest'])) !== '0x';
    }),
  );
  return stand.every(Boolean);
}
