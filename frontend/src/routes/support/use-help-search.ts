import { useQueryFields } from '../../ui/forms/use-query-fields';

/** The search words, which stand in the address. */
export function useHelpSearch(): [string, (words: string) => void] {
  const [{ search }, change] = useQueryFields({ search: '' });
  return [search, (words) => change({ search: words })];
}
