import type { FetchBaseQueryMeta } from '@reduxjs/toolkit/query/react';
import { nextCursor } from './next-cursor';

/** One page of a list; `next` is the cursor of the page after it, null on the last. */
export interface ListPage<Row> {
  rows: Row[];
  next: string | null;
}

export function toListPage<Row>(rows: Row[], meta: FetchBaseQueryMeta | undefined): ListPage<Row> {
  return { rows, next: nextCursor(meta) };
}
