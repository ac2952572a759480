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

/** What one slice brought. */
export interface CheckedSlice {
  /** What the next one begins after; null when this was the last one. */
  after: string | null;
  /** Payments, badges or roots that were compared one by one. */
  compared: number;
  differences: BookDifference[];
}

/** Something of a contract that is compared slice by slice, each at a block of its own: the nodes forget old states. */
export interface CheckPart {
  /** Kept while a comparison is under way. */
  name: string;
  /** @param after what the slice before ended with; empty for the first */
  check: (checked: CheckedContract, after: string) => Promise<CheckedSlice>;
}

/** What is compared as a whole once all parts were: it costs the same however much there is. */
export interface CheckedWhole {
  differences: BookDifference[];
  figures: SplitterFigures | null;
}

/** How a contract is compared. */
export interface ContractCheck {
  parts: readonly CheckPart[];
  whole: (checked: CheckedContract) => Promise<CheckedWhole>;
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
