import type { Check, Unread } from '../../chain/books/book-check';
import type { Found } from '../../chain/books/check-books';
import type { BookAccount, BookEntry } from './api';

export type BooksFound = Found<BookEntry, BookAccount>;

/** What a check of the books comes to. */
export interface CheckSummary {
  /** Entries and contracts that were compared to the end. */
  compared: number;
  differing: number;
  /** What could not be read, by its reason. */
  open: Map<Unread, number>;
}

export function summaryOf({ entries, accounts }: BooksFound): CheckSummary {
  const checks: Check[] = [...entries.values(), ...[...accounts.values()].map(({ check }) => check)];
  const summary: CheckSummary = { compared: 0, differing: 0, open: new Map() };
  for (const check of checks) {
    if (check.state === 'open') summary.open.set(check.reason, (summary.open.get(check.reason) ?? 0) + 1);
    else summary.compared += 1;
    if (check.state === 'differs') summary.differing += 1;
  }
  return summary;
}

/** What is never called agreed while a part of it is open. */
export type Verdict = 'agrees' | 'differs' | 'partly' | 'open' | 'nothing';

export function verdictOf({ compared, differing, open }: CheckSummary): Verdict {
  if (differing > 0) return 'differs';
  if (open.size > 0) return compared > 0 ? 'partly' : 'open';
  return compared > 0 ? 'agrees' : 'nothing';
}
