import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useGetConfigQuery } from '../../../api/generated/config';
import type { BookAccount, BookEntry } from '../api';
import type { BooksFound } from '../check-summary';

export type BooksCheck =
  | { state: 'none' | 'broken' }
  | { state: 'checking'; found: BooksFound; total: number }
  | { state: 'done'; found: BooksFound; total: number; witnesses: string[] };

const nothingYet: BooksFound = { entries: new Map(), accounts: new Map() };

/**
 * Compares the listed entries with the chain, in this browser. What was found belongs to these very entries: others are unchecked,
 * and a check that they come in the midst of begins anew with them; where they do not come, it is over.
 * @param isLost whether they could not be fetched
 * @param fetchAccounts fetches the accounts of now, as nodes forget soon what a contract held
 */
export function useBooksCheck(
  entries: readonly BookEntry[] | undefined,
  isLost: boolean,
  fetchAccounts: () => Promise<readonly BookAccount[]>,
) {
  const { data: config } = useGetConfigQuery();
  const [check, setCheck] = useState<BooksCheck>({ state: 'none' });
  const running = useRef<AbortController>(undefined);

  const turnTo = (next: BooksCheck) => {
    running.current?.abort();
    setCheck(next);
  };
  const cancel = () => turnTo({ state: 'none' });

  const start = async () => {
    if (!entries || !config) return;
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const show = (next: BooksCheck) => {
      if (!signal.aborted) setCheck(next);
    };
    const nodeOf = (id: number) => config.chains.find(({ chainId }) => chainId === id)?.rpcUrl ?? null;
    try {
      show({ state: 'checking', found: nothingYet, total: entries.length });
      const { checkBooks } = await import('../../../chain/books/check-books');
      const books = { entries, accounts: await fetchAccounts() };
      const total = entries.length + books.accounts.length;
      let found = nothingYet;
      const report = (next: BooksFound) => show({ state: 'checking', found: (found = next), total });
      await checkBooks(books, { nodeOf, report, signal });
      const nodes = [...books.entries, ...books.accounts].map(({ chainId }) => nodeOf(chainId));
      const witnesses = [...new Set(nodes.filter((node) => node !== null).map((node) => new URL(node).host))];
      show({ state: 'done', found, total, witnesses });
    } catch {
      // Our server did not give its figures, or the code of the check did not arrive.
      show({ state: 'broken' });
    }
  };

  const leave = useEffectEvent(() => {
    if (check.state === 'checking' && !isLost) turnTo({ ...check, found: nothingYet });
    else cancel();
  });
  const goOn = useEffectEvent(() => {
    if (check.state === 'checking') void start();
  });
  useEffect(() => {
    goOn();
    return () => leave();
  }, [entries, isLost]);

  return { check, start, cancel, isReady: config !== undefined && entries !== undefined };
}
