import type { Connection } from './connection.ts';
import { isLocalChain } from './deployment-chains.ts';
import { catalogue } from './deployment-catalogue.ts';
import type { PlannedContract } from './deployment-plan.ts';
import { assertPinned } from './pinned-code.ts';
import { readRecord, recordFile, type DeployedContract, type DeploymentRecord } from './deployment-record.ts';

/** What stands on a chain, and which contracts it still lacks in their current version. */
export type Standing = { record: DeploymentRecord; missing: PlannedContract[] };

/**
 * Compares the record of a chain with the chain. A local chain may have forgotten contracts, which then leave the record;
 * a public one that lost a contract, or has another one at its address, needs a person's decision.
 * @throws when a public chain has no code at a recorded address, or other code than that version's
 */
export async function findStanding(
  { ethers }: Connection,
  chainId: bigint,
  plan: PlannedContract[],
): Promise<Standing> {
  const file = recordFile(chainId);
  const stands = async (name: string, { address, version }: DeployedContract) => {
    const code = await ethers.provider.getCode(address);
    if (isLocalChain(chainId)) return code !== '0x';
    if (code === '0x')
      throw new Error(`Chain ${chainId} has no code at ${address}; remove it from ${file} to deploy anew.`);
    assertPinned(code, { name, version, address });
    return true;
  };
  const record = await readRecord(file);
  for (const { name, list } of catalogue) {
    const contracts = record[list];
    const standing = await Promise.all(contracts.map(async (each) => stands(name, each)));
    contracts.splice(0, contracts.length, ...contracts.filter((_, index) => standing[index]));
  }
  const missing = plan.filter(({ list, version }) => !record[list].some((each) => each.version >= version));
  return { record, missing };
}
