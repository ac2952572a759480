import { setTimeout } from 'node:timers/promises';
import {
  getAddress,
  getCreateAddress,
  JsonRpcProvider,
  type Provider,
  type TransactionReceipt,
} from 'ethers';
import { readParts } from './deployed-parts.ts';
import { describePart } from './deployment-announcement.ts';
import { isLocalChain, type DeploymentChain } from './deployment-chains.ts';
import type { BegunDeployment } from './deployment-journal.ts';
import { assertPinned } from './pinned-code.ts';

const PATIENCE_MS = 60_000;
const PAUSE_MS = 1_000;

/** A node to ask what was deployed; the caller destroys it. */
export const readerOf = ({ chainId }: DeploymentChain, url: string): JsonRpcProvider =>
  new JsonRpcProvider(url, chainId, { staticNetwork: true, cacheTimeout: -1, batchMaxCount: 1 });

/**
 * Makes sure that a node did not put another contract in the place of ours: ours can only be where our account and the nonce
 * that we signed put it, whatever a receipt says.
 * @throws an error that names both addresses
 */
export function requireOwnAddress(
  { address, txHash }: { address: string; txHash: string },
  { from, nonces, folder }: BegunDeployment,
): void {
  const nonce = nonces.get(txHash);
  if (nonce === undefined) throw new Error(`The journal in ${folder} does not tell the nonce of ${txHash}.`);
  const own = getCreateAddress({ from, nonce });
  if (own === getAddress(address)) return;
  throw new Error(
    `The node says that our contract is at ${address}, but transaction ${nonce} of ${from} puts it at ${own}. Nothing was ` +
      `recorded. Do not ask this node again; if another one has no code at ${own} either, remove ${folder} to deploy anew.`,
  );
}

/**
 * The receipt of a transaction, waited for where a node lags behind the one that sent it.
 * @throws when it does not come
 */
export async function readReceipt(
  reader: Provider,
  txHash: string,
  folder: string,
  patienceMs = PATIENCE_MS,
): Promise<TransactionReceipt> {
  for (const end = Date.now() + patienceMs; ; await setTimeout(PAUSE_MS)) {
    const receipt = await reader.getTransactionReceipt(txHash);
    if (receipt) return receipt;
    if (Date.now() >= end)
      throw new Error(
        `The chain has no receipt of the deployment in ${folder}. Run the command again; if other nodes have none either, ` +
          'remove that folder to deploy anew.',
      );
  }
}

/**
 * Reads back from a public chain what was deployed.
 * @param parameters what it was deployed with, by setting
 * @throws when the code is another, or tells other parties
 */
export async function requireAsSent(
  reader: Provider,
  { chainId, currency }: DeploymentChain,
  contract: { name: string; version: number; address: string },
  parameters: Record<string, string | bigint>,
): Promise<void> {
  if (isLocalChain(chainId)) return;
  const { name, address } = contract;
  assertPinned(await reader.getCode(address), contract, 'Nothing was recorded: ask another node.');
  const parts = await readParts(reader, contract, parameters);
  const others = parts.filter(({ instead }) => instead !== undefined);
  if (others.length === 0) return;
  const told = others.map((part) => describePart(part, currency, 'our transaction')).join('; ');
  throw new Error(
    `${name} at ${address} does not tell what it was deployed with (${told}). Nothing was recorded: ask another node.`,
  );
}
