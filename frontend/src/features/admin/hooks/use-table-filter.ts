import { useSearchParams } from 'react-router-dom';
import { oneOf } from '../../../ui/forms/one-of';
import { noFilter, paymentStatuses, statuses, type TableFilter } from '../filter-ads';

/** The filter as the address says it, so that a link opens the same rows and a reload keeps them. What filters nothing stays out of the address. */
export function useTableFilter(): [TableFilter, (change: Partial<TableFilter>) => void] {
  const [params, setParams] = useSearchParams();
  const filter: TableFilter = {
    text: params.get('text') ?? noFilter.text,
    status: oneOf(['all', ...statuses], params.get('status'), noFilter.status),
    payment: oneOf(['all', ...paymentStatuses], params.get('payment'), noFilter.payment),
  };
  const change = (part: Partial<TableFilter>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(part)) {
      if (value === noFilter[name as keyof TableFilter]) next.delete(name);
      else next.set(name, value);
    }
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [filter, change];
}
