import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { dataDirectory, repositoryRoot } from './data-directory.ts';
import { catalogue, type RecordList } from './deployment-catalogue.ts';
import { isLocalChain } from './deployment-chains.ts';

/** Where a contract stands, the block (number and hash) from which its events are to be read, and its version. */
export type DeployedContract = {
  address: string;
  block: number;
  blockHash: string;
  version: number;
  /** Number of the season whose badges it holds; without it those of the first, as in versions that knew no other. */
  season?: number;
};

/** The contracts of one chain, every version that is still served; the last of each list is the current one. */
export type DeploymentRecord = Record<RecordList, DeployedContract[]>;

/** How a record was kept while there was one version of each contract: by name, and without a version. */
type FirstRecord = Record<string, Omit<DeployedContract, 'version'>>;

/**
 * File of the record: with the instance's data for local chains, in the repository for public ones, unless
 * DEPLOYMENTS_DIR names another folder, as a rehearsal does.
 */
export function recordFile(chainId: bigint): string {
  const publicRecords = process.env.DEPLOYMENTS_DIR || 'contracts/deployments';
  const folder = isLocalChain(chainId) ? resolve(dataDirectory, 'deployments') : publicRecords;
  return resolve(repositoryRoot, folder, `${chainId}.json`);
}

/** Understands a record of either shape. */
function parseRecord(text: string): DeploymentRecord {
  const kept = JSON.parse(text) as FirstRecord & Partial<DeploymentRecord>;
  const lists = catalogue.map(({ name, list }) => {
    const first = kept[name];
    return [list, [...(first ? [{ ...first, version: 1 }] : []), ...(kept[list] ?? [])]] as const;
  });
  return Object.fromEntries(lists) as DeploymentRecord;
}

/** Reads a record; it is empty when there is none yet. */
export async function readRecord(file: string): Promise<DeploymentRecord> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return '{}';
    throw error;
  });
  return parseRecord(text);
}

/** Writes a record so that a reader, or a crash, meets the old one or the new one whole. */
export async function writeRecord(file: string, record: DeploymentRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
