import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../../ui/forms/one-of';
import { categories, filterStatuses, type AdFilter } from '../filter-ads';

const defaults: AdFilter = { text: '', category: 'all', status: 'approved' };

/** The filter as the address says it, so that a filtered list can be shared and survives a reload. Defaults stay out of the address. */
export function useAdFilter(): [AdFilter, (change: Partial<AdFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: AdFilter = {
    text: params.get('text') ?? defaults.text,
    category: oneOf(['all', ...categories], params.get('category'), defaults.category),
    status: oneOf(['all', ...filterStatuses], params.get('status'), defaults.status),
  };
  const change = (part: Partial<AdFilter>) => {
    const next = Object.entries({ ...filter, ...part }).filter(
      ([name, value]) => value !== defaults[name as keyof AdFilter],
    );
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
