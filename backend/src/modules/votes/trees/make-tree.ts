import { DatabaseError } from 'pg';
import { HASH_BYTES } from '../vote-leaf.ts';
import { makeEnd, makePart, NOTHING_WRITTEN } from './leaf-part.ts';
import { sortDescending } from './sorted-leaves.ts';
import { CHUNK_HASHES, nodesFromLast } from './tree-nodes.ts';
import type { TreeTables } from './tree-tables.ts';

/** Some tenths of a second of work, which is what the end of a process can lose. */
const PART_LEAVES = 5_000;

const NO_SUCH_TREE = '23503';

/** What became of it: another process is making it; a vote was changed meanwhile, so that it begins anew; there are no votes to make it of. */
export type MadeTree = 'made' | 'busy' | 'changed' | 'empty';

/** Makes a month's file of leaves and the tree over them, or goes on with what somebody before has left. */
export async function makeTree(tables: TreeTables, month: string): Promise<MadeTree> {
  if (!(await tables.lockAlone())) return 'busy';
  if ((await tables.begin()).isMade) return 'made';
  try {
    const written = await writeParts(tables, month);
    return written === 'made' ? await writeNodes(tables) : written;
  } catch (error) {
    // What it writes belongs to a tree that is gone.
    if (error instanceof DatabaseError && error.code === NO_SUCH_TREE) return 'changed';
    throw error;
  }
}

async function writeParts(tables: TreeTables, month: string): Promise<MadeTree> {
  let end = (await tables.lastPart()) ?? NOTHING_WRITTEN;
  for (;;) {
    if (await tables.isOutdated()) return 'changed';
    const votes = await tables.votesAfter(end.last, PART_LEAVES);
    if (votes.length === 0) return end.number >= 0 ? 'made' : giveUp(tables);
    const part = makePart(month, votes, end);
    await tables.addPart(part);
    end = part;
  }
}

/** Hashes are cleared before the tree is found, so that whoever comes after somebody who was ended here still sees what is left to do. */
async function writeNodes(tables: TreeTables): Promise<MadeTree> {
  const root = (await tables.root()) ?? (await writeChunks(tables));
  await tables.clearHashes();
  const last = await tables.lastPart();
  // Taken away between two writes.
  if (!last) return 'changed';
  const end = makeEnd(last, await tables.plainSize());
  return (await tables.finish(root, end)) ? 'made' : 'changed';
}

/** @returns the root */
async function writeChunks(tables: TreeTables): Promise<string> {
  await tables.dropChunks();
  const leaves = await sortDescending(() => tables.hashes());
  const count = leaves.length / HASH_BYTES;
  const chunk = Buffer.alloc(CHUNK_HASHES * HASH_BYTES);
  for (const [node, hash] of nodesFromLast(leaves)) {
    hash.copy(chunk, (node % CHUNK_HASHES) * HASH_BYTES);
    if (node % CHUNK_HASHES === 0) await writeChunk(tables, node, chunk, count);
  }
  return `0x${chunk.toString('hex', 0, HASH_BYTES)}`;
}

/** @param first node in it @param count of the tree's leaves */
async function writeChunk(tables: TreeTables, first: number, chunk: Buffer, count: number): Promise<void> {
  const nodes = Math.min(CHUNK_HASHES, 2 * count - 1 - first);
  const leafAt = Math.max(count - 1 - first, 0);
  const firstLeaf = leafAt < nodes ? chunk.subarray(leafAt * HASH_BYTES, (leafAt + 1) * HASH_BYTES) : null;
  await tables.addChunk(first / CHUNK_HASHES, firstLeaf, chunk.subarray(0, nodes * HASH_BYTES));
}

async function giveUp(tables: TreeTables): Promise<MadeTree> {
  await tables.drop();
  return 'empty';
}
