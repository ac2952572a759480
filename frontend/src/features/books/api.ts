import { booksApi as generated, type BookEntry, type ListBookEntriesApiArg } from '../../api/generated/books';
import { nextCursor } from '../../api/next-cursor';

export type { BookAccount, BookEntry } from '../../api/generated/books';

/** One page of the books; `next` is the cursor of the page after it, null on the last one. */
export interface BookPage {
  entries: BookEntry[];
  next: string | null;
}

const booksApi = generated.injectEndpoints({
  endpoints: (build) => ({
    bookPage: build.query<BookPage, ListBookEntriesApiArg>({
      query: (params) => ({ url: '/api/books/entries', params }),
      transformResponse: (entries: BookEntry[], meta) => ({ entries, next: nextCursor(meta) }),
    }),
  }),
});

export const { useBookPageQuery, useListBookAccountsQuery } = booksApi;
export const { bookPage, listBookAccounts } = booksApi.endpoints;
