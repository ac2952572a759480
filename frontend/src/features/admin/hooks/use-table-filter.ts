import { oneOf } from '../../../ui/forms/one-of';
import { useQueryFields } from '../../../ui/forms/use-query-fields';
import { noFilter, paymentStatuses, statuses, type TableFilter } from '../filter-ads';

/** The filter of the console's ads, which stands in the address. */
export function useTableFilter(): [TableFilter, (change: Partial<TableFilter>) => void] {
  const [{ text, status, payment }, change] = useQueryFields<keyof TableFilter>(noFilter);
  const filter = {
    text,
    status: oneOf(['all', ...statuses], status, noFilter.status),
    payment: oneOf(['all', ...paymentStatuses], payment, noFilter.payment),
  };
  return [filter, change];
}
