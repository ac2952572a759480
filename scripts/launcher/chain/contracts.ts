import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { step } from '../console.ts';
import type { Infrastructure } from '../infrastructure.ts';
import { run } from '../processes/child.ts';
import { LaunchError } from '../launch-error.ts';
import { isLocal, type ChainAccess } from './chain-access.ts';
import { firstMonth } from './first-month.ts';
import { rpc } from './rpc.ts';
import { environmentWith, root } from '../settings.ts';

/** A contract of the product, as contracts/catalogue.json describes it. */
interface CataloguedContract {
  name: string;
  list: string;
  version: number;
  /** The oldest version that needs no newer one beside it, where that is not the current one. */
  enough?: number;
  homeOnly: boolean;
}

interface DeployedContract {
  address: string;
  version: number;
  /** Of badges; without it the first. */
  season?: number;
}

/** Every version by the list's name; while each contract had one version, that one by the contract's name. */
type DeploymentRecord = Record<string, DeployedContract[] | Pick<DeployedContract, 'address'> | undefined>;

/** A local chain, the contracts that it has to have, and how a deployment is told of its node. */
interface Site {
  chain: ChainAccess;
  contracts: CataloguedContract[];
  /** Numbers of those that have badges on it. */
  seasons: number[];
  env: NodeJS.ProcessEnv;
}

/**
 * Deploys to local chains what they lack in its current version. On other chains that is a person's decision.
 * @param apiEnv the API's environment: what its database holds decides for which months roots of votes are taken
 * @param seasons numbers of those that are to have badges
 */
export async function ensureContracts(
  dataDir: string,
  infrastructure: Infrastructure,
  apiEnv: NodeJS.ProcessEnv,
  seasons: number[],
): Promise<void> {
  for (const site of sitesOf(infrastructure, seasons)) {
    if (await isComplete(dataDir, site)) continue;
    const FIRST_MONTH = await firstMonth(apiEnv);
    await step('Deploying the contracts', () => deploy(dataDir, site, { FIRST_MONTH }));
    if (await isComplete(dataDir, site)) continue;
    throw new LaunchError('The contracts were deployed, but their recorded addresses hold no code.');
  }
}

function sitesOf({ homeChain, secondChain }: Infrastructure, seasons: number[]): Site[] {
  const file = join(root, 'contracts', 'catalogue.json');
  const contracts = JSON.parse(readFileSync(file, 'utf8')) as CataloguedContract[];
  const sites: Site[] = [];
  if (isLocal(homeChain))
    sites.push({ chain: homeChain, contracts, seasons, env: { CHAIN_RPC_URL: homeChain.rpcUrl } });
  if (secondChain) {
    const env = { CHAIN_RPC_URL: '', [`CHAIN_RPC_URL_${secondChain.chainId}`]: secondChain.rpcUrl };
    sites.push({
      chain: secondChain,
      contracts: contracts.filter(({ homeOnly }) => !homeOnly),
      seasons: [],
      env,
    });
  }
  return sites;
}

function deploy(dataDir: string, { chain, seasons, env }: Site, more: NodeJS.ProcessEnv): Promise<void> {
  const named = seasons.flatMap((season) => ['--season', String(season)]);
  return run({
    name: 'deploy',
    command: 'npm',
    args: [...['run', 'deploy', '-w', 'contracts', '--', String(chain.chainId)], ...named],
    cwd: root,
    env: environmentWith({ DATA_DIR: dataDir, ...env, ...more }),
    dataDir,
  });
}

async function isComplete(dataDir: string, { chain, contracts, seasons }: Site): Promise<boolean> {
  const file = join(dataDir, 'deployments', `${chain.chainId}.json`);
  if (!existsSync(file)) return false;
  const record = JSON.parse(readFileSync(file, 'utf8')) as DeploymentRecord;
  const wanted = contracts.flatMap((contract) =>
    contract.list === 'badges' ? seasons.map((season) => ({ ...contract, season })) : [contract],
  );
  const stand = await Promise.all(
    wanted.map(async (contract) => {
      const address = currentAddress(record, contract);
      return !!address && (await rpc<string>(chain.rpcUrl, 'eth_getCode', [address, 'latest'])) !== '0x';
    }),
  );
  return stand.every(Boolean);
}

/** Where a contract stands in its current version, in an older one that is enough, or in a newer one that a later state of the project has deployed. */
function currentAddress(
  record: DeploymentRecord,
  { name, list, version, enough = version, season = 1 }: CataloguedContract & { season?: number },
): string | undefined {
  const listed = record[list];
  const isCurrent = (each: DeployedContract): boolean =>
    each.version >= enough && (each.season ?? 1) === season;
  if (Array.isArray(listed)) return listed.findLast(isCurrent)?.address;
  const first = record[name];
  return version === 1 && season === 1 && first && 'address' in first ? first.address : undefined;
}
