import type { Connection } from './connection.ts';
import { isLocalChain } from './deployment-chains.ts';
import type { PlannedContract } from './deployment-plan.ts';
import { readRecord, recordFile, type DeployedContract, type DeploymentRecord } from './deployment-record.ts';

/** What stands on a chain, and which contracts it still lacks in their current version. */
export type Standing = { record: DeploymentRecord; missing: PlannedContract[] };

/**
 * Compares the record of a chain with the chain. A local chain may have forgotten contracts, which then leave the record;
 * a public one that lost a contract needs a person's decision.
 * @throws when a public chain has no code at a recorded address
 */
export async function findStanding(
  { ethers }: Connection,
  chainId: bigint,
  plan: PlannedContract[],
): Promise<Standing> {
  const file = recordFile(chainId);
  const stands = async ({ address }: DeployedContract) => {
    if ((await ethers.provider.getCode(address)) !== '0x') return true;
    if (isLocalChain(chainId)) return false;
    throw new Error(`Chain ${chainId} has no code at ${address}; remove it from ${file} to deploy anew.`);
  };
  const record = await readRecord(file);
  for (const contracts of Object.values(record)) {
    const standing = await Promise.all(contracts.map(stands));
    contracts.splice(0, contracts.length, ...contracts.filter((_, index) => standing[index]));
  }
  const missing = plan.filter(({ list, version }) => !record[list].some((each) => each.version >= version));
  return { record, missing };
}
