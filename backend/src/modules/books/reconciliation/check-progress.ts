import type { EntityManager } from 'typeorm';
import { BookCheckProgress } from '../entities/book-check-progress.entity.js';
import type { CheckedSlice, CheckPart } from './contract-check.js';

/** Differences that are kept; very many have one cause. */
export const KEPT = 100;

/** What was begun longer ago than this says too little of now to be gone on with (ms). */
const TOO_OLD_MS = 2 * 60 * 60 * 1_000;

type Place = Pick<BookCheckProgress, 'chainId' | 'contract'>;

/** Where a process before this one stopped, or the beginning. */
export async function progressOf(
  manager: EntityManager,
  place: Place,
  parts: readonly CheckPart[],
): Promise<BookCheckProgress> {
  const known = await manager.findOneBy(BookCheckProgress, place);
  const isOfUse =
    known &&
    Date.now() - known.startedAt.getTime() < TOO_OLD_MS &&
    (known.part === '' || parts.some(({ name }) => name === known.part));
  if (isOfUse) return known;
  const beginning = { startedAt: new Date(), part: parts[0]?.name ?? '', after: '' };
  return keepProgress(manager, {
    ...{ ...place, ...beginning },
    ...{ compared: 0, differences: [], differenceCount: 0 },
  });
}

/** Keeps what a slice brought; the part that comes next is nothing after the last one. */
export async function advanceProgress(
  manager: EntityManager,
  progress: BookCheckProgress,
  parts: readonly CheckPart[],
  { after, compared, differences }: CheckedSlice,
): Promise<BookCheckProgress> {
  const index = parts.findIndex(({ name }) => name === progress.part);
  const part = after === null ? (parts[index + 1]?.name ?? '') : progress.part;
  return keepProgress(manager, {
    ...{ ...progress, part, after: after ?? '' },
    compared: progress.compared + compared,
    differences: [...progress.differences, ...differences].slice(0, KEPT),
    differenceCount: progress.differenceCount + differences.length,
  });
}

/** Also where a process that has just lost its lead still compares: the one that writes last is right as well. */
async function keepProgress(manager: EntityManager, progress: BookCheckProgress): Promise<BookCheckProgress> {
  await manager.upsert(BookCheckProgress, progress, ['chainId', 'contract']);
  return progress;
}
