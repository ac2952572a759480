import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { dataDirectory } from './data-directory.ts';
import { LOCAL_CHAIN_ID } from './deployment-settings.ts';

/** Where a contract stands, and the block (number and hash) from which its events are to be read. */
export type DeployedContract = { address: string; block: number; blockHash: string };

/** The contracts of one chain by name. */
export type DeploymentRecord = Record<string, DeployedContract>;

/**
 * File of the record: with the instance's data for the local chain, in the repository for public ones, unless
 * DEPLOYMENTS_DIR names another folder, as a rehearsal does.
 */
export function recordFile(chainId: bigint): string {
  const publicRecords = process.env.DEPLOYMENTS_DIR || resolve(import.meta.dirname, '../deployments');
  const folder = chainId === LOCAL_CHAIN_ID ? resolve(dataDirectory, 'deployments') : publicRecords;
  return resolve(folder, `${chainId}.json`);
}

/** Reads a record, undefined when there is none yet. */
export async function readRecord(file: string): Promise<DeploymentRecord | undefined> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  });
  return text === undefined ? undefined : (JSON.parse(text) as DeploymentRecord);
}

/** Writes a record so that a reader, or a crash, meets the old one or the new one whole. */
export async function writeRecord(file: string, record: DeploymentRecord): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(`${file}.new`, `${JSON.stringify(record, null, 2)}\n`);
  await rename(`${file}.new`, file);
}
