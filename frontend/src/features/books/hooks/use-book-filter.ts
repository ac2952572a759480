import { useQueryFields } from '../../../ui/forms/use-query-fields';
import { type BookFilter, noFilter } from '../book-filter';

/** The filter of the books, which stands in the address. Whoever changes it starts again at the newest entry. */
export function useBookFilter(): [BookFilter, (change: Partial<BookFilter>) => void] {
  const [filter, change] = useQueryFields<keyof BookFilter>(noFilter);
  return [filter, (part) => change({ cursor: '', ...part })];
}
