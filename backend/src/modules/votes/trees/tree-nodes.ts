import { keccakOf, HASH_BYTES } from '../vote-leaf.ts';

/** Hashes that are stored together: 256 kB. */
export const CHUNK_HASHES = 8192;

/** A node of a tree: its number, counted from the root, and its hash. */
export type TreeNode = readonly [number, Buffer];

/**
 * The nodes of the tree that OpenZeppelin's `StandardMerkleTree` makes of these leaves, from the last one to the root. Node n joins 2n + 1 and
 * 2n + 2, and is no longer needed once it is joined: so inner nodes take the places of leaves, and a tree needs the room of its
 * leaves alone.
 * @param leaves their hashes one after the other, in descending order; overwritten
 */
export function* nodesFromLast(leaves: Buffer): Generator<TreeNode> {
  const inner = leaves.length / HASH_BYTES - 1;
  const at = (node: number): Buffer => hashAt(leaves, node >= inner ? node - inner : node + 1);
  const pair = Buffer.alloc(2 * HASH_BYTES);
  for (let node = 2 * inner; node >= 0; node--) {
    if (node < inner) joinPair(pair, at(2 * node + 1), at(2 * node + 2)).copy(at(node));
    yield [node, at(node)];
  }
}

/** Of two children, the smaller one first. */
function joinPair(pair: Buffer, one: Buffer, other: Buffer): Buffer {
  const isAscending = Buffer.compare(one, other) <= 0;
  one.copy(pair, isAscending ? 0 : HASH_BYTES);
  other.copy(pair, isAscending ? HASH_BYTES : 0);
  return keccakOf(pair);
}

/** The nodes whose hashes lead from this one to the root. */
export function proofNodes(node: number): number[] {
  const proof: number[] = [];
  for (; node > 0; node = Math.floor((node - 1) / 2)) proof.push(node % 2 === 0 ? node - 1 : node + 1);
  return proof;
}

export const hashAt = (hashes: Buffer, index: number): Buffer =>
  hashes.subarray(index * HASH_BYTES, (index + 1) * HASH_BYTES);

/** Where it stands among hashes in descending order, from an index on; null where it does not. */
export function findHash(hashes: Buffer, wanted: Buffer, from = 0): number | null {
  let low = from;
  let high = hashes.length / HASH_BYTES - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (Buffer.compare(hashAt(hashes, middle), wanted) > 0) low = middle + 1;
    else high = middle;
  }
  return hashAt(hashes, low).equals(wanted) ? low : null;
}
