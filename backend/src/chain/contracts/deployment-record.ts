import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { LOCAL_CHAIN_ID } from '../chains.js';

/** Where and when a contract was deployed. */
export interface DeployedContract {
  address: string;
  block: number;
  blockHash: string;
}

export type DeploymentRecord = Record<string, DeployedContract>;

/** How a record lists the versions of each contract. */
type RecordLists = Partial<Record<'splitters' | 'badges' | 'voteRegistries', DeployedContract[]>>;

/** Addresses of our contracts: the local chain's lie in the data folder, public ones are committed. */
export function readDeploymentRecord(chainId: number, dataDir: string): DeploymentRecord {
  const folder =
    chainId === LOCAL_CHAIN_ID ? join(dataDir, 'deployments') : join(contractsFolder(), 'deployments');
  const file = join(folder, `${chainId}.json`);
  if (!existsSync(file)) return {};
  return eldestContracts(JSON.parse(readFileSync(file, 'utf8')) as DeploymentRecord & RecordLists);
}

/** One contract of each kind: the eldest that stands, since that is the one a database from before a newer version knows. */
function eldestContracts({ splitters, badges, voteRegistries, ...first }: DeploymentRecord & RecordLists) {
  const [splitter, badge, registry] = [splitters, badges, voteRegistries].map((list) => list?.[0]);
  return {
    ...first,
    ...(splitter && { AdPaymentSplitter: splitter }),
    ...(badge && { ChallengeBadge: badge }),
    ...(registry && { VoteRegistry: registry }),
  };
}

function contractsFolder(): string {
  const abiEntry = createRequire(join(process.cwd(), 'package.json')).resolve('@change-makers/contracts/abi');
  return dirname(dirname(dirname(abiEntry)));
}
