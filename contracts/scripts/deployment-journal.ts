import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { HardhatRuntimeEnvironment } from 'hardhat/types/hre';

/** A contract that has a journal; one that is deployed beside another of its version is told from it by its first month or its season. */
export type JournaledContract = { name: string; version: number; besideFrom?: string; season?: number };

/** What a journal tells of the deployment that was begun in it. */
export type BegunDeployment = {
  folder: string;
  /** Account that sends. */
  from: string;
  /** In the order of the constructor, coins in wei. */
  constructorArgs: (string | bigint)[];
  /** Nonces of the transactions that were sent, by hash. */
  nonces: Map<string, number>;
};

type Message = { type: string; from: string; constructorArgs: BegunDeployment['constructorArgs'] } & {
  nonce: number;
  transaction: { hash: string };
};

const folderOf = (hre: HardhatRuntimeEnvironment) => join(hre.config.paths.ignition, 'deployments');

/** Every version has a journal of its own, or Ignition would take a new one for a change of the old one. */
export const deploymentIdOf = (
  { name, version, besideFrom, season = 1 }: JournaledContract,
  chainId: bigint,
): string =>
  [
    `chain-${chainId}-${name}`,
    ...(version > 1 ? [version] : []),
    ...(besideFrom ? ['from', besideFrom] : []),
    ...(season > 1 ? ['season', season] : []),
  ].join('-');

/** Folder of Ignition's journal of a contract on a chain. */
export const journalOf = (
  hre: HardhatRuntimeEnvironment,
  contract: JournaledContract,
  chainId: bigint,
): string => join(folderOf(hre), deploymentIdOf(contract, chainId));

/** Folders of all journals that there are of a contract's version, those of registries and badges beside the first included. */
export async function journalsOf(
  hre: HardhatRuntimeEnvironment,
  contract: JournaledContract,
  chainId: bigint,
): Promise<string[]> {
  const id = deploymentIdOf(contract, chainId);
  const names = await readdir(folderOf(hre)).catch(whereMissing<string[]>([]));
  return names
    .filter((name) => name === id || name.startsWith(`${id}-from-`) || name.startsWith(`${id}-season-`))
    .map((name) => join(folderOf(hre), name));
}

/** Reads what was begun in a folder, undefined where nothing was. */
export async function readJournal(folder: string): Promise<BegunDeployment | undefined> {
  const text = await readFile(join(folder, 'journal.jsonl'), 'utf8').catch(whereMissing(''));
  const lines = text.split('\n').filter((line) => line !== '');
  const messages = lines.map((line) => JSON.parse(line, reviveBigInt) as Message);
  const start = messages.findLast(({ type }) => type === 'DEPLOYMENT_EXECUTION_STATE_INITIALIZE');
  if (!start) return undefined;
  const sent = messages.filter(({ type }) => type === 'TRANSACTION_SEND');
  const nonces = new Map(sent.map(({ transaction, nonce }) => [transaction.hash, nonce]));
  return { folder, from: start.from, constructorArgs: start.constructorArgs, nonces };
}

/** Ignition writes whole numbers as objects. */
function reviveBigInt(_key: string, value: unknown): unknown {
  const { _kind, value: digits } = (value ?? {}) as { _kind?: unknown; value?: string };
  return _kind === 'bigint' && digits !== undefined ? BigInt(digits) : value;
}

const whereMissing =
  <T>(instead: T) =>
  (error: unknown): T => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return instead;
    throw error;
  };
