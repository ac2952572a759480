import { ApiProperty } from '@nestjs/swagger';
import type { VoteLeaf } from '../vote-leaf.js';

/** Shows that a vote is among those whose root is on the chain. */
export class VoteReceiptDto {
  /** The vote as it stands in the tree: month, participant, award, pseudonym, counted. */
  @ApiProperty({
    type: 'array',
    items: { oneOf: [{ type: 'string' }, { type: 'number' }, { type: 'boolean' }] },
    example: ['2026-08', 3, 1, '0x5c504ed432cb51138bcf09aa5e8a410dd4a1e204ef84bfed1be16dfba1b22060', true],
  })
  leaf: VoteLeaf;

  /** The hashes that lead from the leaf to the root. @example ['0x9c22ff5f21f0b81b113e63f7db6da94fedef11b2119b4088b89664fb9a3cb658'] */
  proof: string[];

  /** Root of the month's tree. @example 0x9c22ff5f21f0b81b113e63f7db6da94fedef11b2119b4088b89664fb9a3cb658 */
  root: string;

  /**
   * Registry on which that root stands, perhaps an earlier one than the current `voteRegistry` of the home chain; null until
   * its block is read. @example 0x9fE46736679d2D9a65F0992F2272dE9f3c7fa6e0
   */
  registry: string | null;

  /** In UTC. @example 2026-08 */
  month: string;

  /** The 32 bytes behind the pseudonym, where the server drew them. */
  secret?: string;
}
