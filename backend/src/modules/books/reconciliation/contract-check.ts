import type { EntityManager } from 'typeorm';
import type { ContractAt } from '../../../chain/books/contract-state.js';
import type { NamedContract } from '../../../chain/contracts/chain-contracts.js';
import type { FollowedChain } from '../../../chain/followed-chain.js';
import type { BlockPosition } from '../../../chain/nodes/chain-client.js';
import type { BookDifference } from '../book-difference.js';
import type { SplitterFigures } from '../entities/book-check.entity.js';

/** A contract that is compared with the database at one final block. */
export interface CheckedContract {
  chain: FollowedChain;
  contract: NamedContract;
  block: BlockPosition;
  manager: EntityManager;
}

/** What came out of it. */
export interface CheckResult {
  /** Payments, badges or roots that were compared one by one. */
  compared: number;
  differences: BookDifference[];
  figures: SplitterFigures | null;
}

export const contractAt = ({ chain, contract, block }: CheckedContract): ContractAt => ({
  client: chain.client,
  address: contract.address,
  version: contract.version,
  block: block.number,
});

/** Ads, badges or months about which something happened after the block: the database tells of a later state. */
export async function subjectsAfter({
  chain,
  contract,
  block,
  manager,
}: CheckedContract): Promise<Set<string>> {
  const rows = await manager.query<{ subject: string }[]>(
    `SELECT DISTINCT subject FROM chain_events
     WHERE contract = $1 AND chain_id = $2 AND block_number > $3 AND subject IS NOT NULL`,
    [contract.address.toLowerCase(), chain.chainId, block.number],
  );
  return new Set(rows.map(({ subject }) => subject));
}
