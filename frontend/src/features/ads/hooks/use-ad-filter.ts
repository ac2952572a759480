import { oneOf } from '../../../ui/forms/one-of';
import { useQueryFields } from '../../../ui/forms/use-query-fields';
import { categories, filterStatuses, type AdFilter } from '../filter-ads';

const defaults = { text: '', category: 'all', status: 'approved' } as const;

/** The filter of the list of ads, which stands in the address. */
export function useAdFilter(): [AdFilter, (change: Partial<AdFilter>) => void] {
  const [{ text, category, status }, change] = useQueryFields<keyof AdFilter>(defaults);
  const filter = {
    text,
    category: oneOf(['all', ...categories], category, defaults.category),
    status: oneOf(['all', ...filterStatuses], status, defaults.status),
  };
  return [filter, change];
}
