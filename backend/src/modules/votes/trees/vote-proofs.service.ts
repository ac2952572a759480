import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { CalendarMonth } from '../../../common/calendar-month.js';
import { VoteTreeChunk } from '../entities/vote-tree-chunk.entity.js';
import { HASH_BYTES, hashLeaf, type VoteLeaf } from '../vote-leaf.js';
import { CHUNK_HASHES, findHash, proofNodes } from './tree-nodes.js';

/** Reads proofs out of stored trees: two short statements each, however many votes there are. */
@Injectable()
export class VoteProofs {
  constructor(private readonly dataSource: DataSource) {}

  /** The hashes that lead from the leaf to the root; null when the leaf is not in the month's stored tree. */
  async of(month: CalendarMonth, leaf: VoteLeaf): Promise<string[] | null> {
    const node = await this.find(month, hashLeaf(leaf));
    return node === null ? null : this.hashesOf(month, proofNodes(node));
  }

  /** Leaves come in descending order: its chunk is the one with the least first leaf that is not less. */
  private async find(month: CalendarMonth, wanted: Buffer): Promise<number | null> {
    const [chunk] = await this.dataSource.query<(VoteTreeChunk & { leaves: number })[]>(
      `SELECT chunk.number, chunk.hashes, tree.leaves FROM vote_tree_chunks chunk
       JOIN vote_trees tree ON tree.month = chunk.month
       WHERE chunk.month = $1 AND first_leaf >= $2 ORDER BY first_leaf LIMIT 1`,
      [month, wanted],
    );
    if (!chunk) return null;
    const first = chunk.number * CHUNK_HASHES;
    const index = findHash(chunk.hashes, wanted, Math.max(chunk.leaves - 1 - first, 0));
    return index === null ? null : first + index;
  }

  private async hashesOf(month: CalendarMonth, nodes: readonly number[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ hash: Buffer }[]>(
      `SELECT substring(chunk.hashes FROM wanted.node % $3 * $4 + 1 FOR $4) AS hash
       FROM unnest($2::integer[]) WITH ORDINALITY AS wanted (node, place)
       JOIN vote_tree_chunks chunk ON chunk.month = $1 AND chunk.number = wanted.node / $3
       ORDER BY wanted.place`,
      [month, nodes, CHUNK_HASHES, HASH_BYTES],
    );
    return rows.map(({ hash }) => `0x${hash.toString('hex')}`);
  }
}
