import { useState } from 'react';
import { oneOf } from '../forms/one-of';
import { isTooShort, typingMs } from '../forms/typed-search';
import { useLater } from '../forms/use-later';
import { useQueryFields } from '../forms/use-query-fields';

const rowsPerPage = 20;
const firstPage = '';

interface ListKind<Sort extends string, Filter extends string> {
  /** Stands before the names of its fields in the address, where other lists have theirs too. */
  prefix: string;
  sorts: readonly Sort[];
  /** What else narrows it, with what each says where nothing was chosen. */
  filters?: Record<Filter, string>;
  /** Whether a number is an entry's own, and so worth a search however short. */
  findsNumbers?: boolean;
}

type Own = 'text' | 'sort' | 'order' | 'cursor';
const nothingSaid: Record<Own, string> = { text: '', sort: '', order: '', cursor: firstPage };

export type ListView = ReturnType<typeof useListView>;

/** Which part of a list is looked at, as the address has it: words, sorting, filters and page; and what the server is asked for. */
export function useListView<Sort extends string, Filter extends string = never>(
  kind: ListKind<Sort, Filter>,
) {
  const defaults = { ...kind.filters, ...nothingSaid } as Record<Own | Filter, string>;
  const [fields, write] = useQueryFields(defaults, kind.prefix);
  const pages = usePages(fields.cursor, (cursor) => write({ cursor } as typeof fields, { replace: false }));
  const text = useLater(fields.text, typingMs).trim();
  const isTooLittle = (words: string) => isTooShort(words) && !(kind.findsNumbers && /^#?\d+$/.test(words));
  const sort = kind.sorts.find((known) => known === fields.sort);
  const order = sort && oneOf(['asc', 'desc'], fields.order, 'asc');
  return {
    fields,
    /** Another choice begins at its first page. */
    change: (part: Partial<typeof fields>) => write({ ...part, cursor: firstPage }),
    isTooShort: isTooLittle(fields.text.trim()),
    sorting: { sort, order },
    pages,
    wanted: {
      q: isTooLittle(text) ? undefined : text || undefined,
      sort,
      order,
      cursor: fields.cursor || undefined,
      limit: rowsPerPage,
    },
  };
}

/** Turns pages. Cursors lead forward only, so that the way back is known as far as it was gone here. */
function usePages(cursor: string, open: (cursor: string) => void) {
  const [pageBefore, setPageBefore] = useState<Partial<Record<string, string>>>({});
  const before = pageBefore[cursor];
  return {
    isFirst: cursor === firstPage,
    turnToFirst: () => open(firstPage),
    turnBack: before === undefined ? undefined : () => open(before),
    turnTo: (next: string) => {
      setPageBefore({ ...pageBefore, [next]: cursor });
      open(next);
    },
  };
}
