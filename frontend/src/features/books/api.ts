import { booksApi as generated, type BookEntry, type ListBookEntriesApiArg } from '../../api/generated/books';

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
      transformResponse: (entries: BookEntry[], meta) => ({
        entries,
        next: cursorIn(meta?.response?.headers.get('link') ?? ''),
      }),
    }),
  }),
});

/** The cursor in a Link header, which names the next page where there is one. */
function cursorIn(link: string): string | null {
  const address = /<([^>]*)>; *rel="next"/.exec(link)?.[1];
  return address ? new URL(address, window.location.origin).searchParams.get('cursor') : null;
}

export const { useBookPageQuery, useListBookAccountsQuery } = booksApi;
