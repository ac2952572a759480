import type { BookDifference } from '../book-difference.js';
import type { CheckedSlice } from './contract-check.js';

/** Rows read and compared together. */
export const CHUNK = 500;

/** Chunks of a slice: so many are asked for at one block, which takes seconds, while nodes know a block's state for minutes. */
const CHUNKS = 10;

/** What one chunk brought: the ids of its rows, in order. */
interface ComparedChunk {
  ids: string[];
  differences: BookDifference[];
}

/** Compares chunk after chunk, each after the last id of the one before, until one has fewer rows than a whole one or the slice is full. */
export async function sliceOf(
  after: string,
  compare: (after: string) => Promise<ComparedChunk>,
): Promise<CheckedSlice> {
  const slice: CheckedSlice = { after, compared: 0, differences: [] };
  for (let chunks = 0; chunks < CHUNKS; chunks++) {
    const { ids, differences } = await compare(slice.after ?? '');
    slice.compared += ids.length;
    slice.differences.push(...differences);
    if (ids.length < CHUNK) return { ...slice, after: null };
    slice.after = ids.at(-1)!;
  }
  return slice;
}

/** Calls `work` with the id of the last row done, until it gives fewer than a whole chunk of ids. */
export async function inChunks(work: (after: string) => Promise<string[]>): Promise<void> {
  for (let after = '0'; ;) {
    const ids = await work(after);
    if (ids.length < CHUNK) return;
    after = ids.at(-1)!;
  }
}
