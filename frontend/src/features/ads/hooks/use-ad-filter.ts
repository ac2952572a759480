import { useQueryFields } from '../../../ui/forms/use-query-fields';
import { adFilterOf, noAdFilter, type AdFilter } from '../ad-filter';

/** The filter of the list of ads, which stands in the address. */
export function useAdFilter(): [AdFilter, (change: Partial<AdFilter>) => void] {
  const [fields, change] = useQueryFields<keyof AdFilter>(noAdFilter);
  return [adFilterOf(fields), change];
}
