import { setImmediate as breath } from 'node:timers/promises';
import type { CalendarMonth } from '../../common/calendar-month.js';
import { hash, hashLeaf, leafOf, type PublishedVote, type VoteLeaf } from './vote-leaf.js';

const HASH_BYTES = 32;

/** Some milliseconds of work, after which others get their turn. */
const HASHES_AT_ONCE = 500;

/**
 * The tree that OpenZeppelin's `StandardMerkleTree` makes of a month's votes, node by node. Made here because the library takes
 * three times as long and all at once: 100,000 votes would keep the process from answering anybody for many seconds.
 */
export class VoteTree {
  private constructor(
    /** Hash after hash, the root first; the leaves are the last ones, in descending order. */
    private readonly nodes: Buffer,
    private readonly leaves: number,
  ) {}

  /** @throws where there are no votes: such a month has no root */
  static async build(month: CalendarMonth, votes: readonly PublishedVote[]): Promise<VoteTree> {
    if (votes.length === 0) throw new Error(`${month} has no votes to make a tree of`);
    const hashes = await inPortions(votes.length, (index) => hashLeaf(leafOf(month, votes[index]!)));
    hashes.sort((one, other) => Buffer.compare(other, one));
    const inner = votes.length - 1;
    const tree = new VoteTree(
      Buffer.concat([Buffer.alloc(inner * HASH_BYTES), ...hashes], (inner + votes.length) * HASH_BYTES),
      votes.length,
    );
    await inPortions(inner, (done) => tree.join(inner - 1 - done));
    return tree;
  }

  get root(): string {
    return this.hexOf(0);
  }

  /** The hashes that lead from the leaf to the root; null when the leaf is not in the tree. */
  proofOf(leaf: VoteLeaf): string[] | null {
    let index = this.indexOf(hashLeaf(leaf));
    if (index === null) return null;
    const proof: string[] = [];
    for (; index > 0; index = Math.floor((index - 1) / 2)) proof.push(this.hexOf(siblingOf(index)));
    return proof;
  }

  /** Makes a node of its two children, the smaller one first. */
  private join(index: number): void {
    const [left, right] = [this.at(2 * index + 1), this.at(2 * index + 2)];
    const children = Buffer.compare(left, right) <= 0 ? [left, right] : [right, left];
    hash(Buffer.concat(children)).copy(this.nodes, index * HASH_BYTES);
  }

  private indexOf(wanted: Buffer): number | null {
    let low = this.leaves - 1;
    let high = 2 * this.leaves - 2;
    while (low < high) {
      const middle = Math.floor((low + high) / 2);
      if (Buffer.compare(this.at(middle), wanted) > 0) low = middle + 1;
      else high = middle;
    }
    return this.at(low).equals(wanted) ? low : null;
  }

  private at(index: number): Buffer {
    return this.nodes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);
  }

  private hexOf(index: number): string {
    return `0x${this.at(index).toString('hex')}`;
  }
}

const siblingOf = (index: number): number => (index % 2 === 0 ? index - 1 : index + 1);

/** Runs the work for each index from 0, and lets others have their turn in between. */
async function inPortions<T>(count: number, work: (index: number) => T): Promise<T[]> {
  const results: T[] = [];
  for (let index = 0; index < count; index++) {
    if (index % HASHES_AT_ONCE === 0) await breath();
    results.push(work(index));
  }
  return results;
}
