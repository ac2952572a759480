import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isLocalChain } from '../chains.js';

/** Our contracts, by their names in Solidity. */
export type ContractName = 'AdPaymentSplitter' | 'ChallengeBadge' | 'VoteRegistry';

/** Where and when a contract was deployed. */
export interface DeployedContract {
  address: string;
  block: number;
  blockHash: string;
  /** Which of our contracts' interfaces it has, from 1. */
  version: number;
  /** Number of the season whose badges it holds; without it those of the first. */
  season?: number;
}

/** The season whose badges a contract holds. */
export const seasonOfBadges = ({ season = 1 }: DeployedContract): number => season;

/** A chain's contracts of each name, the current one last. */
export type DeploymentRecord = Record<ContractName, DeployedContract[]>;

/** Before there were versions a record had one contract of each name. */
type FirstRecord = Partial<Record<ContractName, Omit<DeployedContract, 'version'>>>;
type StoredRecord = FirstRecord & {
  splitters?: DeployedContract[];
  badges?: DeployedContract[];
  voteRegistries?: DeployedContract[];
};

/** Folder of the records of public chains, unless another is named: there they are committed. */
const repositoryRecords = (): string => join(contractsFolder(), 'deployments');

/** Where a chain's record lies: with the instance's data for local chains, for public ones in `deploymentsDir`. */
export function recordFile(chainId: number, dataDir: string, deploymentsDir: string | undefined): string {
  const folder = isLocalChain(chainId)
    ? join(dataDir, 'deployments')
    : (deploymentsDir ?? repositoryRecords());
  return join(folder, `${chainId}.json`);
}

/** Reads a record again when its file was replaced, as a deployment does while the API runs. */
export class DeploymentRecordFile {
  private readAt = -1;
  private record: DeploymentRecord = parseRecord({});

  constructor(private readonly file: string) {}

  read(): DeploymentRecord {
    const changedAt = existsSync(this.file) ? statSync(this.file).mtimeMs : 0;
    if (changedAt !== this.readAt) {
      this.record = parseRecord(
        changedAt === 0 ? {} : (JSON.parse(readFileSync(this.file, 'utf8')) as StoredRecord),
      );
      this.readAt = changedAt;
    }
    return this.record;
  }
}

function parseRecord(stored: StoredRecord): DeploymentRecord {
  const first = (name: ContractName): DeployedContract[] =>
    stored[name] ? [{ ...stored[name], version: 1 }] : [];
  return {
    AdPaymentSplitter: stored.splitters ?? first('AdPaymentSplitter'),
    ChallengeBadge: stored.badges ?? first('ChallengeBadge'),
    VoteRegistry: stored.voteRegistries ?? first('VoteRegistry'),
  };
}

function contractsFolder(): string {
  const abiEntry = createRequire(join(process.cwd(), 'package.json')).resolve('@change-makers/contracts/abi');
  return dirname(dirname(dirname(abiEntry)));
}
