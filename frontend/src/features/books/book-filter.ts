import type { BookKind, ListBookEntriesApiArg } from '../../api/generated/books';
import { oneOf } from '../../ui/forms/one-of';

export const bookKinds = [
  'payment',
  'split',
  'refund',
  'credit',
  'credit_payout',
  'payout',
  'badge',
  'vote_root',
  'change',
] as const satisfies readonly BookKind[];

/** What is looked for in the books, as it stands in the address. */
export const noFilter = { chain: '', kind: '', ad: '', account: '', from: '', to: '', cursor: '' };
export type BookFilter = typeof noFilter;

const DAY_MS = 24 * 60 * 60 * 1_000;
const WHOLE_NUMBER = /^[1-9]\d{0,8}$/;
const ADDRESS = /^0x[0-9a-f]{40}$/i;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const isAddress = (text: string): boolean => ADDRESS.test(text.trim());
export const isAdId = (text: string): boolean => WHOLE_NUMBER.test(text.trim());

/** The filter as the API takes it. What cannot be meant, such as half an address, is left out. */
function queryOf({ chain, kind, ad, account, from, to }: BookFilter): ListBookEntriesApiArg {
  const query: ListBookEntriesApiArg = {};
  if (WHOLE_NUMBER.test(chain)) query.chainId = Number(chain);
  const known = oneOf<BookKind | ''>(bookKinds, kind, '');
  if (known) query.kind = known;
  if (isAdId(ad)) query.adId = Number(ad);
  if (isAddress(account)) query.account = account.trim();
  if (isDay(from)) query.from = from;
  // The last day is meant as a whole; the API takes the instant after it.
  if (isDay(to)) query.to = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  return query;
}

const PAGE_SIZE = 20;

/** The page that the filter stands at. */
export const pageOf = (filter: BookFilter): ListBookEntriesApiArg => ({
  ...queryOf(filter),
  cursor: filter.cursor || undefined,
  limit: PAGE_SIZE,
});

/** Address of all entries that fit the filter, as a table for spreadsheets. */
export function csvPath(filter: BookFilter): string {
  const wanted = Object.entries(queryOf(filter)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  const query = new URLSearchParams(wanted).toString();
  return `/api/books/entries.csv${query && `?${query}`}`;
}

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));
