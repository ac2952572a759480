import { HASH_BYTES } from '../vote-leaf.ts';
import { hashAt } from './tree-nodes.ts';

const BUCKETS = 65_536;

/**
 * Sorts hashes in descending order without an object for each: first by their first two bytes, then the few within each
 * bucket.
 * @param runs reads them, some thousand at a time; asked twice, so that they are not held besides
 */
export async function sortDescending(runs: () => AsyncIterable<Buffer>): Promise<Buffer> {
  const ends = new Uint32Array(BUCKETS + 1);
  for await (const run of runs()) for (const leaf of hashesOf(run)) ends[bucketOf(leaf) + 1]! += 1;
  for (let bucket = 0; bucket < BUCKETS; bucket++) ends[bucket + 1]! += ends[bucket]!;
  const starts = ends.slice();
  const sorted = Buffer.alloc(ends[BUCKETS]! * HASH_BYTES);
  for await (const run of runs())
    for (const leaf of hashesOf(run)) leaf.copy(sorted, starts[bucketOf(leaf)]!++ * HASH_BYTES);
  for (let bucket = 0; bucket < BUCKETS; bucket++)
    sortWithin(sorted.subarray(ends[bucket]! * HASH_BYTES, ends[bucket + 1]! * HASH_BYTES));
  return sorted;
}

/** The greatest come first. */
const bucketOf = (leaf: Buffer): number => BUCKETS - 1 - leaf.readUInt16BE(0);

function sortWithin(bucket: Buffer): void {
  if (bucket.length <= HASH_BYTES) return;
  const leaves = [...hashesOf(Buffer.from(bucket))].toSorted((one, other) => Buffer.compare(other, one));
  for (const [index, leaf] of leaves.entries()) leaf.copy(bucket, index * HASH_BYTES);
}

function* hashesOf(run: Buffer): Generator<Buffer> {
  for (let index = 0; index < run.length / HASH_BYTES; index++) yield hashAt(run, index);
}
